import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/app-context'
import { byServerClock } from '../time/server-clock'
import { reportDamage } from './report-damage'

interface Stored<Value> {
  value: Value
  savedAt: string
}

/**
 * The value of a form that is kept as a draft while it differs from `initial`.
 * `status` is 'reading' until the draft of an earlier visit to the page has been looked for; `restoredAt` tells when that draft was typed.
 */
export function useDraft<Value>(form: string, initial: Value) {
  const { drafts, texts } = useApp()
  const [value, setValue] = useState(initial)
  const [status, setStatus] = useState<'reading' | 'ready'>('reading')
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const first = useRef(initial)
  // two fields may change before one of them is drawn
  const latest = useRef(initial)
  const show = (next: Value) => {
    latest.current = next
    setValue(next)
  }

  useEffect(() => {
    let left = false
    drafts
      .read<Stored<Value>>(form)
      .catch(reportDamage(texts)) // without IndexedDB (a private window) there are no drafts, but there is a form
      .then((stored) => {
        if (left) return
        if (stored) {
          latest.current = stored.value
          setValue(stored.value)
          setRestoredAt(stored.savedAt)
        }
        setStatus('ready')
      })
    return () => {
      left = true
    }
  }, [drafts, form, texts])

  return {
    value,
    /** The value with what is not drawn yet. */
    latest: () => latest.current,
    status,
    restoredAt,
    isDirty: value !== first.current,
    change(next: Value) {
      show(next)
      void drafts
        .save(form, { value: next, savedAt: new Date(byServerClock(Date.now())).toISOString() } satisfies Stored<Value>)
        .catch(() => {})
    },
    /** Forgets the draft and shows `next`. The disk follows: a browser whose storage is slow holds nobody up. */
    discard(next: Value = first.current) {
      first.current = next
      show(next)
      setRestoredAt(null)
      void drafts.discard(form).catch(() => {})
    },
  }
}
