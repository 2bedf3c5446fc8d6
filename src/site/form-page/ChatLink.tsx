import { Icon } from '../../ui/icons/Icon'
import { OutsideLink } from '../shell/OutsideLink'
import texts from './texts.json'

/** The way to ask people. */
export function ChatLink({ href }: { readonly href: string }) {
  return (
    <span className="form-chat">
      <Icon name="chat" size={20} />
      <OutsideLink href={href}>{texts.chat}</OutsideLink>
    </span>
  )
}
