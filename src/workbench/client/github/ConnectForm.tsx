import { useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { TextField } from '../components/TextField'
import type { ApiFailure } from './github'
import texts from './texts.json'
import { useProposals } from './use-proposals'

interface ConnectFormProps {
  readonly api: string
  /** The repository that the workbench was built for, if one was named. */
  readonly repository: string
  readonly onCancel: () => void
}

const words = texts.connect

/** Asks where the forms live and for a token, which is told to no one but GitHub and kept nowhere. */
export function ConnectForm({ api, repository, onCancel }: ConnectFormProps) {
  const { actions } = useProposals()
  const [name, setName] = useState(repository)
  const [token, setToken] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const isName = /^[\w.-]+\/[\w.-]+$/.test(name.trim())
  const connect = async () => {
    setTried(true)
    if (isBusy || !isName || token.trim() === '') return
    setBusy(true)
    setFailure(await actions.connect(api, name.trim(), token.trim()))
    setBusy(false)
  }
  const nameField = (
    <TextField
      label={words.repository}
      hint={words.repositoryHint}
      value={name}
      problem={wasTried && !isName ? words.repositoryBad : undefined}
      hasFocus={repository === ''}
      onChange={setName}
    />
  )
  // A dialog gives the focus to its first control: what is known already comes last.
  return (
    <form
      className="connect-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void connect()
      }}
    >
      <p>{words.lead}</p>
      {repository === '' && nameField}
      <TextField
        label={words.token}
        hint={words.tokenHint}
        value={token}
        type="password"
        problem={wasTried && token.trim() === '' ? words.tokenMissing : undefined}
        hasFocus={repository !== ''}
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
        <Alert kind="err" role="alert">
          <p>{wordsOf(failure)}</p>
        </Alert>
      )}
      <div className="row">
        <Button type="submit" kind="primary" pending={isBusy}>
          {isBusy ? words.opening : words.open}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  )
}

/** Why a call failed, and what to do about it. */
export function wordsOf({ reason, message, seconds }: ApiFailure): string {
  const { unknown, one, other } = texts.waits
  const wait = seconds === undefined ? unknown : seconds === 1 ? one : fillText(other, { count: seconds })
  return fillText(texts.failures[reason], { message, wait })
}
