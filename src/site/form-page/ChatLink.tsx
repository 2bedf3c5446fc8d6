import { Icon } from '../../ui/icons/Icon'
import { OutsideLink } from '../shell/OutsideLink'
import { config } from '../config'
import texts from './texts.json'

/** The link to the chat, where staff can help. */
export function ChatLink() {
  return (
    <span className="icon-link">
      <Icon name="chat" size={20} />
      <OutsideLink href={config.links.chat}>{texts.chat}</OutsideLink>
    </span>
  )
}
