import { hoverTooltip } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import texts from '../texts.json'
import { editorContext } from './editor-context'
import { helpAt, type KeyHelp } from './help-at'

/** What a key means, when the pointer rests on it. The line under the editor says the same for the cursor. */
export const explainKeys: Extension = hoverTooltip((view, pos) => {
  const { kind } = view.state.facet(editorContext)
  const help = helpAt(kind, view.state.doc.toString(), pos)
  return help ? { pos, above: true, create: () => ({ dom: draw(help) }) } : null
})

function draw({ name, text, example, allowed }: KeyHelp): HTMLElement {
  const box = document.createElement('div')
  box.className = 'cm-key-help'
  box.append(element('strong', name), element('p', text))
  if (example !== undefined) box.append(line(texts.editor.example, example))
  if (allowed) box.append(line(texts.editor.allowed, allowed.join(', ')))
  return box
}

function line(label: string, words: string): HTMLElement {
  const paragraph = element('p', `${label} `)
  paragraph.append(element('code', words))
  return paragraph
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
