import { address } from './check-address'
import { timestamp } from './check-time'
import { boolean, every, integer, list, model, required, text, type Check } from './checks'
import { isBlank, isObject } from './measure'
import { violation } from './violation'

const field = model({
  name: required(text({ max: 256 })),
  value: required(text({ max: 1024 })),
  inline: boolean,
})

const picture = model({ url: required(address) })

const shape = model({
  title: text({ max: 256 }),
  description: text({ max: 4096 }),
  url: address,
  color: integer(0, 0xffffff),
  timestamp,
  fields: list({ max: 25, item: field }),
  footer: model({ text: required(text({ max: 2048 })), icon_url: address }),
  author: model({ name: required(text({ max: 256 })), url: address, icon_url: address }),
  image: picture,
  thumbnail: picture,
})

/** An embed of which nothing would be seen, such as a colour alone, lacks its description. */
const visible: Check = (value, path) => {
  if (!isObject(value)) return []
  const hasText = !isBlank(value['title']) || !isBlank(value['description'])
  const hasPart = ['footer', 'author', 'image', 'thumbnail'].some((key) => isObject(value[key]))
  const hasFields = Array.isArray(value['fields']) && value['fields'].length > 0
  return hasText || hasPart || hasFields ? [] : [violation([...path, 'description'], 'BASE_TYPE_REQUIRED')]
}

/** One embed, judged on its own; the sum over all embeds is `embedSize`. */
export const embed: Check = every(shape, visible)
