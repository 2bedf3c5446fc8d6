import { expect, test } from 'vitest'
import { cards } from '../../../src/catalog/catalog'
import { formIcon } from '../../../src/site/pages/forms-hub/form-icon'
import tagIcons from '../../../src/site/pages/forms-hub/tag-icons.json'
import icons from '../../../src/ui/icons/icons.json'

test.each(Object.entries(tagIcons))('the tag %s has an icon that is drawn: %s', (_, icon) => {
  expect(Object.keys(icons)).toContain(icon)
})

test('every card has the icon of one of its tags', () => {
  for (const { tags } of cards)
    expect(tags.map((tag) => new Map(Object.entries(tagIcons)).get(tag))).toContain(formIcon(tags))
})

test('tags without an icon get a pen', () => {
  expect(formIcon(['brand-new'])).toBe('pen')
})
