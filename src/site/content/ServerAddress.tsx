import { config } from '../config'
import { serverPort } from './fill-content'

/** The address players type, with its port; on a line too short for both, it breaks between them. */
export function ServerAddress() {
  return (
    <>
      {config.network.host}
      <wbr />
      {`:${serverPort}`}
    </>
  )
}
