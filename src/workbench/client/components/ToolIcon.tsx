const paths = {
  add: 'M12 4v16M4 12h16',
  undo: 'M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H9',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h5',
  theme: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18v18',
  delete: 'M3 6h18M9 6V3h6v3M5 6l1 15h12l1-15M10 11v5M14 11v5',
}

/** The icons that only the workbench uses: visitors do not load them. */
export function ToolIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
