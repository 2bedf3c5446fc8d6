import type { RefObject } from 'react'
import texts from './texts.json'

/** A field no person sees or reaches; programs that fill in everything fill in this one too. */
export function TrapField({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {texts.trap} <input ref={input} type="text" tabIndex={-1} autoComplete="off" data-trap />
      </label>
    </div>
  )
}
