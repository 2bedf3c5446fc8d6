import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'

/**
 * Stands in for rjsf's default fields, templates and widgets: a painted form is one object, and all that is drawn in it
 * is our own theme.
 */
function getDefaultRegistry() {
  return {
    fields: { ObjectField },
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
