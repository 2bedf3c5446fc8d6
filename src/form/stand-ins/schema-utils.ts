import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils'

/**
 * Stands in for rjsf's schema reasoning (references, conditions, defaults, sanitising): a painted form is flat, so every
 * schema already is what there is to know, and every answer stays as it is.
 */
function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): SchemaUtilsType {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator, otherSchema) =>
      otherValidator !== validator || otherSchema !== rootSchema,
    findFieldInSchema: () => ({}),
    findSelectedOptionInXxxOf: () => undefined,
    getDefaultFormState: (_schema, formData) => formData,
    getDisplayLabel: () => true,
    getClosestMatchingOption: () => 0,
    getFirstMatchingOption: () => 0,
    // rjsf types it by overloads, none of which a function without types of its own fits.
    getFromSchema: (_schema: unknown, _path: unknown, defaultValue: never) => defaultValue,
    isFilesArray: () => false,
    isMultiSelect: () => false,
    isSelect: () => false,
    omitExtraData: (_schema, formData) => formData,
    retrieveSchema: (schema) => schema,
    sanitizeDataForNewSchema: (_newSchema, _oldSchema, data) => data,
    // An empty path, in a type that cannot be written out.
    toPathSchema: () => ({}) as never,
  }
}

// oxlint-disable-next-line import/no-default-export -- rjsf imports it as its default.
export { createSchemaUtils as default }
