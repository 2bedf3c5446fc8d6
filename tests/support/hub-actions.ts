/** Something a visitor asks of the hub: with which control, and what is put into it. */
export interface HubAction {
  readonly name: string
  readonly control: 'search' | 'tag' | 'sort'
  readonly value: string
}

/** Each kind of question the hub answers, in an order in which each one changes what is shown. */
export const hubActions: readonly HubAction[] = [
  { name: 'a key', control: 'search', value: 'e' },
  { name: 'more keys', control: 'search', value: 'report' },
  { name: 'no search', control: 'search', value: '' },
  { name: 'a tag', control: 'tag', value: 'report' },
  { name: 'all tags', control: 'tag', value: '' },
  { name: 'A to Z', control: 'sort', value: 'az' },
  { name: 'Z to A', control: 'sort', value: 'za' },
  { name: 'the default order', control: 'sort', value: 'default' },
]
