import { useState } from 'react'
import { fillText, pluralText } from '../../../engine/fill-text'
import { PaneAlert } from '../components/PaneAlert'
import { Button } from '../../../ui/Button'
import type { GitHubPlace } from '../../api'
import { useServices } from '../services'
import { AskingForm } from '../components/ConfirmDialog'
import { TextField } from '../components/TextField'
import type { ApiFailure } from './github'
import texts from './texts.json'
import { useProposals } from './use-proposals'

const words = texts.connect

interface ConnectFormProps {
  readonly place: GitHubPlace
  readonly onCancel: () => void
}

/** Asks for the repository and for a token, which is sent only to GitHub and stored nowhere. */
export function ConnectForm({ place, onCancel }: ConnectFormProps) {
  const { api, repository, signIn } = place
  const services = useServices()
  const { actions } = useProposals()
  const [name, setName] = useState(repository)
  const [token, setToken] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<'token' | 'signIn'>()
  const [failure, setFailure] = useState<string>()
  const isName = /^[\w.-]+\/[\w.-]+$/.test(name.trim())
  const connect = async (using: string) => {
    if (isBusy || !isName || tokenError(using) !== undefined) return
    setBusy(true)
    const failed = await actions.connect(api, name.trim(), using)
    setFailure(failed && failureWords(failed))
    setBusy(false)
  }
  const connectSignedIn = async (relay: string) => {
    setTried('signIn')
    if (isBusy || !isName) return
    const given = await services.signIn(relay)
    if (given === undefined) setFailure(words.notSignedIn)
    else await connect(given)
  }
  const nameField = (
    <TextField
      label={words.repository}
      hint={words.repositoryHint}
      value={name}
      error={tried !== undefined && !isName ? words.repositoryBad : undefined}
      hasFocus={repository === ''}
      onChange={setName}
    />
  )
  // A dialog focuses its first control, so fields that are already filled in come last.
  return (
    <AskingForm
      submit={isBusy ? words.opening : words.open}
      kind={signIn === undefined ? 'primary' : 'secondary'}
      pending={isBusy}
      onSubmit={() => {
        setTried('token')
        void connect(token.trim())
      }}
      onCancel={onCancel}
    >
      <p>{words.lead}</p>
      {repository === '' && nameField}
      {signIn !== undefined && (
        <>
          <Button kind="primary" pending={isBusy} onClick={() => void connectSignedIn(signIn)}>
            {words.signIn}
          </Button>
          <p>{words.or}</p>
        </>
      )}
      <TextField
        label={words.token}
        hint={words.tokenHint}
        value={token}
        type="password"
        error={tried === 'token' ? tokenError(token.trim()) : undefined}
        hasFocus={repository !== '' && signIn === undefined}
        onChange={setToken}
      />
      {repository !== '' && nameField}
      <details className="connect-how">
        <summary>{words.how}</summary>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {failure && (
        <PaneAlert kind="err" role="alert">
          <p>{failure}</p>
        </PaneAlert>
      )}
    </AskingForm>
  )
}

/** Why a token cannot be sent: an HTTP header takes printable ASCII only. */
function tokenError(token: string): string | undefined {
  if (token === '') return words.tokenMissing
  return /^[!-~]+$/.test(token) ? undefined : words.tokenBad
}

/** Why a call failed, and what to do about it. */
export function failureWords({ reason, message, seconds }: ApiFailure): string {
  const wait = seconds === undefined ? texts.waits.unknown : pluralText(texts.waits, seconds)
  return fillText(texts.failures[reason], { message, wait })
}
