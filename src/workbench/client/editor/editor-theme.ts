import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the site's colours; they are the page's tokens, so both themes work without further rules. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--card)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '12px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--card)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--field) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--field)', color: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ember) 35%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--field)', outline: '1px solid var(--edge)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--err-bg)', color: 'var(--err)' },
  '.cm-problem-error, .cm-problem-warning': {
    textDecoration: 'underline wavy var(--err-edge)',
    textUnderlineOffset: '0.2em',
    textDecorationSkipInk: 'none',
  },
  '.cm-problem-warning': { textDecorationColor: 'var(--warn)' },
  '.cm-inline-diagnostic': {
    padding: '6px 12px',
    borderLeft: '4px solid var(--err-edge)',
    backgroundColor: 'var(--err-bg)',
    fontFamily: 'var(--body)',
    lineHeight: '1.45',
    whiteSpace: 'normal',
  },
  '.cm-inline-diagnostic-warning': { borderLeftColor: 'var(--warn)', backgroundColor: 'var(--warn-bg)' },
  '.cm-inline-diagnostic button': {
    minHeight: '2rem',
    padding: '0 4px',
    border: '0',
    backgroundColor: 'transparent',
    color: 'var(--link)',
    font: 'inherit',
    fontWeight: '700',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--card)',
    border: '1.5px solid var(--edge)',
    boxShadow: '4px 4px 0 var(--slab)',
    maxWidth: 'min(24rem, 100vw - 2rem)',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ember)',
    color: 'var(--on-ember)',
  },
  '.cm-completionMatchedText': { fontWeight: '700' },
  '.cm-completionInfo': { fontFamily: 'var(--body)', padding: '8px 12px' },
  '.cm-tooltip-hover': { padding: '0' },
  // A finger cannot hover, and the box would cover the line; the text below the editor says the same.
  '@media (hover: none), (max-width: 47.99rem)': { '.cm-tooltip-hover': { display: 'none' } },
  '.cm-key-help': { padding: '8px 12px', fontFamily: 'var(--body)', lineHeight: '1.5' },
  '.cm-key-help p': { margin: '4px 0 0' },
  '.cm-key-help strong, .cm-key-help code': { fontFamily: 'var(--mono)' },
})

const searchPanel = EditorView.theme({
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
  '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
    minHeight: '36px',
    padding: '4px 10px',
    color: 'var(--text)',
    background: 'var(--card)',
    border: '1.5px solid var(--edge)',
    borderRadius: '0',
  },
  '.cm-panel.cm-search .cm-textfield': { flex: '1 1 12rem', minWidth: '0' },
  '.cm-panel.cm-search .cm-button': { cursor: 'pointer' },
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

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.string, color: 'var(--ok)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket, tags.punctuation], color: 'var(--muted)' },
])

export const editorTheme: Extension = [look, searchPanel, syntaxHighlighting(colours)]
