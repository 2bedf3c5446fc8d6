// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { questionAt } from '../../../src/site/preview/question-at'

const page = `
  <form>
    <div class="field"><label for="root_name">Name</label><p id="root_name__hint">Hint</p><input id="root_name" /></div>
    <div class="field">
      <fieldset id="root_mood"><legend id="root_mood__legend">Mood</legend>
        <label class="tile"><input type="radio" id="root_mood-0" /><span>Good</span></label>
      </fieldset>
    </div>
    <p class="about">About</p>
  </form>`

it.each([
  ['label', 'name'],
  ['#root_name__hint', 'name'],
  ['legend', 'mood'],
  ['input', undefined],
  ['.tile span', undefined],
  ['.about', undefined],
])('%s belongs to the question %s', (selector, name) => {
  document.body.innerHTML = page
  expect(questionAt(document.querySelector(selector), ['na', 'name', 'mood'])).toBe(name)
})
