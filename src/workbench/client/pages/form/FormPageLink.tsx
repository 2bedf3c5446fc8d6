import { formPath } from '../../../../catalog/form-path'
import { sitePathOf } from '../../files/route-to'
import { ToolIcon } from '../../components/ToolIcon'
import { slugsIn } from '../../../form-files'
import { useOneForm } from '../../form/one-form'
import texts from '../../texts.json'

/** A link to the form's page on the site, with its address; the address alone while there is no such page. */
export function FormPageLink() {
  const { slug, opened, store } = useOneForm()
  const address = <code>{formPath(slug)}</code>
  const site = opened.github?.site ?? (opened.canSave ? location.origin : undefined)
  if (site === undefined || !slugsIn(store.state.disk).includes(slug)) {
    return (
      <p className="menu-address muted">
        {texts.save.address} {address}
      </p>
    )
  }
  return (
    <a className="tool" href={site + sitePathOf(slug)} target="_blank" rel="noreferrer">
      <ToolIcon name="external" />
      <span className="menu-two-lines">
        {texts.save.openPage} {address}
      </span>
    </a>
  )
}
