import { useMemo } from 'react'
import { fillText, pluralText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import { ToolIcon } from '../components/Tool'
import { textsOf } from '../files/form-texts'
import texts from '../texts.json'
import { useFormInPanels } from './form-in-panels'
import { fieldsWithOldName } from './old-name'
import { fieldsIn, type Panel } from './panel'
import definition from './question-panel.json'
import { questionsOf, type QuestionView } from './questions'
import { quoted } from './when-choices'

const titles = fieldsIn(definition)

interface OldNameProps {
  readonly question: QuestionView
  readonly panel: Panel
}

/** Which texts of a question still have the label that is saved, after it was given another one. */
export function OldName({ question, panel }: OldNameProps) {
  const { slug, saved } = useFormInPanels()
  const { name } = question
  const old = useMemo(
    () => questionsOf(textsOf(saved, slug)).find((each) => each.name === name)?.label ?? '',
    [saved, slug, name],
  )
  const fields = fieldsWithOldName(question, old, panel.values)
  return (
    <Status>
      {fields.length > 0 && (
        <p className="field-problem panel-warning">
          <ToolIcon name="warning" />
          {fillText(pluralText(texts.panels.oldName, fields.length), {
            old,
            fields: quoted(fields.map((field) => titles[field]?.title ?? field)),
          })}
        </p>
      )}
    </Status>
  )
}
