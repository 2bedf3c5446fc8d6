import './copy-address.css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { toastTime, useToast } from '../../../ui/toast/ToastProvider'
import { serverAddress } from '../../content/fill-content'
import { copyText } from './copy-text'
import texts from './copy.json'

interface CopyAddressProps {
  readonly label: string
  /** What is announced once the address is on the clipboard. */
  readonly notice: string
}

/**
 * A button that copies host and port. Only what was copied is announced; where the browser refuses, the address
 * is selected in a field, to be copied by hand.
 */
export function CopyAddress({ label, notice }: CopyAddressProps) {
  const toast = useToast()
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (outcome === 'refused') {
      field.current?.focus()
      field.current?.select()
    }
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome('none'), toastTime)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const copied = await copyText(serverAddress)
    setOutcome(copied ? 'copied' : 'refused')
    if (copied) toast(notice)
  }
  return (
    <>
      <Button kind="secondary" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {label}
      </Button>
      {outcome === 'refused' && (
        <label className="copy-address">
          <span>{texts.byHand}</span>
          <input ref={field} readOnly value={serverAddress} />
        </label>
      )}
    </>
  )
}
