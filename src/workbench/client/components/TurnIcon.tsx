const paths = {
  undo: 'M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H9',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h5',
}

/** An arrow that turns back, or forth again; here, because visitors need not load it. */
export function TurnIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
