import { EditorView } from '@codemirror/view'

/** The find and replace panel in the site's colours. */
export const searchTheme = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--field)', color: 'var(--text)', fontFamily: 'var(--body)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1.5px solid var(--edge)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 48px 12px 12px',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    font: 'inherit',
    fontSize: '0.9375rem',
    margin: '0',
  },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 12rem',
    minWidth: '0',
    minHeight: '36px',
    padding: '4px 10px',
    color: 'var(--text)',
    backgroundColor: 'var(--card)',
    border: '1.5px solid var(--edge)',
    borderRadius: '0',
  },
  '.cm-panel.cm-search .cm-button': {
    minHeight: '36px',
    padding: '4px 10px',
    color: 'var(--text)',
    background: 'var(--card)',
    border: '1.5px solid var(--edge)',
    borderRadius: '0',
    cursor: 'pointer',
  },
  // Staff know no regular expressions.
  '.cm-panel.cm-search label:has([name=re])': { display: 'none' },
  '.cm-panel.cm-search label:not(:has([name=re]))': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '24px',
    height: '24px',
    accentColor: 'var(--ember)',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '36px',
    height: '36px',
    fontSize: '1.25rem',
    color: 'var(--text)',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search :focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--ember) 25%, transparent)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in srgb, var(--ember) 50%, transparent)',
  },
})
