import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'

/**
 * Stands in for rjsf's default fields, templates and widgets: a painted form is an object of texts, and all that is
 * drawn of it is our own theme.
 */
function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField, StringField },
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
  }
}

// oxlint-disable-next-line import/no-default-export -- rjsf imports it as its default.
export { getDefaultRegistry as default }
