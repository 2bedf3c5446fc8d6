import { soundFixtures } from '../behaviour/compiled'
import { findKey } from '../source/locate'
import type { FormRule } from './rule'

/** A wrong example without the messages expected, and a right one with some. */
export const exampleKind: FormRule = (form) =>
  soundFixtures(form).flatMap(({ name, file, fixture, isWrong }) => {
    const { errors, heading, accepted } = fixture
    if (isWrong && !errors) return [findKey('wrong-example-without-errors', file, ['answers'], { name })]
    if (!isWrong && errors) return [findKey('right-example-with-errors', file, ['errors'], { name })]
    if (!isWrong && heading !== undefined)
      return [findKey('right-example-with-heading', file, ['heading'], { name })]
    return isWrong && accepted ? [findKey('wrong-example-accepted', file, ['accepted'], { name })] : []
  })
