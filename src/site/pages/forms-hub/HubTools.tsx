import './hub-tools.css'
import { useEffect, useMemo, useRef } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import { sorts, type HubQuery, type Sort } from '../../../catalog/find-cards'
import texts from './forms-hub.json'

interface HubToolsProps {
  readonly query: HubQuery
  readonly tags: readonly string[]
  /** What may be searched for, shown in the empty field. */
  readonly example: string
  readonly onChange: (change: Partial<HubQuery>) => void
}

const sortOptions = sorts.map((sort) => (
  <option key={sort} value={sort}>
    {texts.sorts[sort]}
  </option>
))

/** Search, tag filter and sort order, as the browser's own controls. */
export function HubTools({ query, tags, example, onChange }: HubToolsProps) {
  const tagOptions = useMemo(
    () =>
      tags.map((tag) => (
        // Without a `value` it would be the text, which the browser's translator replaces.
        <option key={tag} value={tag}>
          {tag}
        </option>
      )),
    [tags],
  )
  const search = useRef<HTMLInputElement>(null)
  // Text typed before the script arrived is in the field already, and is searched for now.
  useEffect(() => {
    const typed = search.current?.value
    if (typed) onChange({ text: typed })
    // oxlint-disable-next-line react/exhaustive-deps -- only once, when the page begins to listen
  }, [])
  return (
    <search className="hub-tools" aria-label={texts.find}>
      <label className="hub-search">
        <span>{texts.search}</span>
        <span className="search-field">
          <Icon name="search" size={20} />
          <input
            ref={search}
            className="control"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={example}
            value={query.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </span>
      </label>
      <label>
        <span>{texts.tag}</span>
        <select
          className="control control-select"
          value={query.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
        >
          <option value="">{texts.allTags}</option>
          {tagOptions}
        </select>
      </label>
      <label>
        <span>{texts.sort}</span>
        {/* The options below are the sorts and nothing else. */}
        <select
          className="control control-select"
          value={query.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
        >
          {sortOptions}
        </select>
      </label>
    </search>
  )
}
