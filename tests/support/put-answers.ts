import type { Page } from '@playwright/test'

type Answers = Readonly<Record<string, string | number | boolean | readonly string[]>>

/**
 * Put answers into the controls of a form, including values that the controls would not accept (an option that is not
 * on the list, a day that does not exist), as a browser extension or a tampered page could. Skips questions that are
 * not on the page, and tiles without an answer, as a chosen tile cannot be cleared.
 */
export async function putAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await page.evaluate(putOne, [
      name,
      typeof answer === 'object' ? answer.join('\n') : String(answer),
    ] as const)
  }
}

/** Runs in the page. Uses the prototype's setter, because React overrides the element's. */
function putOne([name, text]: readonly [string, string]): void {
  const control = document.getElementById(`root_${name}`)
  if (control instanceof HTMLFieldSetElement) {
    if (text === '') return
    const boxes = [...control.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    for (const box of boxes) if (box.checked !== text.split('\n').includes(box.value)) box.click()
    if (boxes.length > 0) return
    const buttons = [...control.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const button = buttons.find(({ value }) => value === text) ?? buttons[0]
    if (!button) return
    // A chosen button fires no event when it is clicked, whatever its value is now.
    Object.assign(button, { value: text, checked: false }).click()
    return
  }
  if (control instanceof HTMLSelectElement) {
    control.disabled = false
    const option = [...control.options].find(({ value }) => value === text)
    if (option) option.disabled = false
    else control.add(new Option(text, text))
    control.value = text
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (text === 'true')) control.click()
    return
  }
  if (control instanceof HTMLInputElement && control.type === 'date') control.type = 'text'
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
