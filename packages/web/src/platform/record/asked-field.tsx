import { type RefObject, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { askedField, firstField, withoutField } from './field-address'
import { focusFirst, focusInput } from './field-errors'

/** Focuses the field of a form that its address asks for, once it is there, and takes it out of the address. */
export function AskedField({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const field = askedField(search)
  useEffect(() => {
    const element = form.current
    if (!element || field === null) return
    const focus = () => {
      // once it is out of the address it can be asked for again
      const isFocused = field === firstField ? focusFirst(element) : focusInput(element, field)
      if (isFocused) navigate(path + withoutField(search), { replace: true })
    }
    const late = new MutationObserver(focus)
    const stop = () => late.disconnect()
    // fields may arrive after their form; who has gone on to another one is left there
    late.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', stop, { once: true })
    focus()
    return () => {
      stop()
      element.removeEventListener('focusin', stop)
    }
  }, [form, field, search, path, navigate])
  return null
}
