import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Status } from '../Status'

/** How long a toast is shown, in milliseconds (specification.md, 9.02). */
export const toastTime = 2000

type ShowToast = (text: string) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/**
 * The one place where toasts appear: a permanent `role="status"` node, so that screen readers notice what is put into
 * it. A new toast replaces the previous one. A toast never takes the focus.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((next: string) => {
    clearTimeout(timer.current)
    setText(next)
    timer.current = setTimeout(() => setText(''), toastTime)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <ToastContext value={show}>
      {children}
      <Status className="toast-place no-print">{text !== '' && <p className="toast slab">{text}</p>}</Status>
    </ToastContext>
  )
}

/**
 * Returns the function that shows a toast for 2000 ms. Outside a ToastProvider it does nothing.
 * @example const toast = useToast(); toast('IP Copied to Clipboard!')
 */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}
