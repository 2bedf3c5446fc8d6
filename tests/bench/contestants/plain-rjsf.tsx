import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'
import { definition } from 'virtual:measured-form'

// rjsf as its documentation shows it. It has no key for messages, so it shows its validator's texts.
const { $schema: _, ...schema } = definition.schema

function PlainRjsf() {
  return (
    <Form schema={schema} validator={validator} noHtml5Validate showErrorList={false}>
      <button type="submit">Send</button>
    </Form>
  )
}

const place = document.getElementById('app')
if (place) createRoot(place).render(<PlainRjsf />)
