import type { ValidatorType } from '@rjsf/utils'

/**
 * The validator rjsf is handed. It finds every answer good, because rjsf is not asked: the engine checks the answers
 * (`validate`), and its errors come in from outside. With no conditions in the schema nothing else asks it anything.
 */
export const engineValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}
