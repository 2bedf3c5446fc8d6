import { Icon } from '../../ui/icons/Icon'
import { OutsideLink } from '../shell/OutsideLink'
import texts from './texts.json'

/** The link to the chat, where staff can help. */
export function ChatLink({ href }: { readonly href: string }) {
  return (
    <span className="icon-link">
      <Icon name="chat" size={20} />
      <OutsideLink href={href}>{texts.chat}</OutsideLink>
    </span>
  )
}
