import './on-this-device.css'
import { useState } from 'react'
import { Link } from 'wouter'
import { cards, unlisted } from '../../../catalog/catalog'
import { formPath, slugAt } from '../../../catalog/form-path'
import { propertiesOf } from '../../../engine/properties-of'
import { Emblem } from '../../../ui/Emblem'
import { fillContent } from '../../content/fill-content'
import navigation from '../../content/navigation.json'
import { browserStore, readStoredJson, type BrowserStore } from '../../page-life'
import { draftKeys, draftLifetime, slugOfDraft } from '../../submission/draft-keys'
import { MyRequests, shortDay } from './MyRequests'
import texts from './on-this-device.json'

/** What this device keeps of a visitor's forms: those with a draft, and the references of those that were sent. */
export function OnThisDevice() {
  return (
    <>
      <UnfinishedForms />
      <MyRequests />
    </>
  )
}

/** The forms with a draft, which their own pages offer to restore. */
function UnfinishedForms() {
  const [unfinished] = useState(() => unfinishedForms(browserStore(), Date.now()))
  if (unfinished.length === 0) return null
  return (
    <section className="on-this-device" aria-labelledby="unfinished">
      <h2 id="unfinished">{texts.unfinished}</h2>
      <ul className="plain-list">
        {unfinished.map(({ slug, title, savedAt }) => (
          <li key={slug} className="slab card-clickable">
            <Emblem name={slug} urgent />
            <Link className="card-link" to={formPath(slug)}>
              {title}
            </Link>
            <p className="small">{fillContent(texts.saved, { day: shortDay(new Date(savedAt)) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every form with a page: those of the manifest, and those that the menu leads to. */
const forms = [
  ...cards,
  ...unlisted,
  ...navigation.main.map(({ path, label }) => ({ slug: slugAt(path), title: label })),
]

/** The forms with a draft that has not expired, the last saved first. */
function unfinishedForms(store: BrowserStore, now: number) {
  const times = new Map<string, number>()
  for (const key of draftKeys(store)) {
    const { savedAt } = propertiesOf(readStoredJson(store, key))
    if (typeof savedAt !== 'number' || Math.abs(now - savedAt) > draftLifetime) continue
    const slug = slugOfDraft(key)
    times.set(slug, Math.max(savedAt, times.get(slug) ?? savedAt))
  }
  return forms
    .flatMap(({ slug = '', title }) => {
      const savedAt = times.get(slug)
      return savedAt === undefined ? [] : [{ slug, title, savedAt }]
    })
    .toSorted((one, other) => other.savedAt - one.savedAt)
}
