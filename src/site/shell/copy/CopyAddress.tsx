import './copy-by-hand.css'
import { useEffect } from 'react'
import { Button, type ButtonKind } from '../../../ui/Button'
import { toastTime, useToast } from '../../../ui/toast/ToastProvider'
import { serverAddress } from '../../content/fill-content'
import texts from './copy.json'
import { useCopy } from './use-copy'

interface CopyAddressProps {
  readonly label: string
  /** What is announced once the address is on the clipboard. */
  readonly notice: string
  readonly kind?: ButtonKind
}

/** A button that copies host and port. Only what was copied is announced. */
export function CopyAddress({ label, notice, kind = 'secondary' }: CopyAddressProps) {
  const toast = useToast()
  const { icon, isCopied, copyNow, forget, field } = useCopy({
    text: () => serverAddress,
    byHand: texts.byHand,
  })
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(forget, toastTime)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- it does the same on each render
  }, [isCopied])
  const copy = async () => {
    if (await copyNow()) toast(notice)
  }
  return (
    <>
      <Button kind={kind} icon={icon} onClick={() => void copy()}>
        {label}
      </Button>
      {field}
    </>
  )
}
