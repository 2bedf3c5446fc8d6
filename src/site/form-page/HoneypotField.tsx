import type { RefObject } from 'react'
import texts from './texts.json'

/** A field no person sees or reaches; programs that fill in everything fill in this one too. */
export function HoneypotField({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-honeypot" aria-hidden="true">
      <label>
        {texts.honeypot} <input ref={input} type="text" tabIndex={-1} autoComplete="off" data-honeypot />
      </label>
    </div>
  )
}
