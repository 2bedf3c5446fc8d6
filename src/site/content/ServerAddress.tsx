import { config } from '../config'
import { serverPort } from './fill-content'

/** The address players type, with its port; where a line is too short for both, it breaks between them. */
export function ServerAddress() {
  return (
    <>
      {config.network.host}
      <wbr />
      {`:${serverPort}`}
    </>
  )
}
