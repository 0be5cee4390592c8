import { ApiError } from '@clinic/api'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusedFields } from '../refusal/refused-fields'
import { fieldErrors, focusFirstWrong, inputName } from './field-errors'
import { newIdempotencyKey } from './idempotency-key'
import { SaveCancelled } from './save-cancelled'
import { useDraft } from './use-draft'

export interface RecordFormOptions<Value extends object, Saved> {
  /** The draft's name: `patient-new`, `patient-12`. */
  form: string
  /** The stored value; with its `version`, if it was stored before. */
  initial: Value
  /** A sentence for each field that is wrong; field names are the `name` attributes of the inputs. */
  problemsOf: (value: Value) => Readonly<Record<string, string | undefined>>
  /** Sends the value. The same value sent again carries the same key, so that it is done once. */
  save: (value: Value, idempotencyKey: string) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** Whether the form says of a conflict no more than that there is one: it does not show what is stored. */
  hidesStored?: boolean
}

/**
 * A form with one submit: kept as a draft while it is typed, nothing lost when a save fails, the first wrong field focused, the
 * server's sentences beside the fields they name, a conflict shown with the stored values.
 */
export function useRecordForm<Value extends object, Saved>(options: RecordFormOptions<Value, Saved>) {
  const { form, initial, problemsOf, save, onSaved, hidesStored = false } = options
  const draft = useDraft(form, initial)
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef({ body: '', key: '', isUnderWay: false })
  const [wasSent, setWasSent] = useState(false)

  const saving = useMutation({
    mutationFn: (value: Value) => save(value, keyOf(value)),
    onSuccess: (saved, value) => {
      draft.discard(value) // keeps showing the saved value
      onSaved(saved)
    },
    onSettled: () => {
      sent.current.isUnderWay = false
    },
  })
  const { error } = saving
  const conflict = hidesStored ? null : conflictOf(error, initial)
  useEffect(() => {
    if (error) focusFirstWrong(element.current, Object.keys(refusedFields(error)))
  }, [error])

  function keyOf(value: Value) {
    const body = JSON.stringify(value)
    if (body !== sent.current.body) sent.current = { ...sent.current, body, key: newIdempotencyKey() }
    return sent.current.key
  }

  function submit(value: Value) {
    flushSync(() => setWasSent(true))
    if (Object.values(problemsOf(value)).some(Boolean)) return focusFirstWrong(element.current)
    if (sent.current.isUnderWay) return // a second Enter in the same moment
    sent.current.isUnderWay = true
    saving.mutate(value)
  }

  return {
    ref: element,
    value: draft.value,
    /** Not until the draft of an earlier appointment was looked for may the form be shown. */
    isReady: draft.status === 'ready',
    isDirty: draft.isDirty,
    restoredAt: draft.restoredAt,
    discardDraft: draft.discard,
    change: (part: Partial<Value>) => draft.change({ ...draft.latest(), ...part }),
    errors: {
      ...unchanged(fieldErrors(error), saving.variables, draft.value),
      ...(wasSent && given(problemsOf(draft.value))),
    },
    isBusy: saving.isPending,
    /** Why the save failed, otherwise than by a conflict. */
    failure: conflict || error instanceof SaveCancelled ? null : error,
    /** The value stored now, when somebody else saved first. */
    conflict,
    closeConflict: saving.reset,
    /** Saves the typed values over the stored ones. */
    overwrite() {
      if (!conflict) return
      const newer = { ...draft.latest(), ...('version' in conflict && { version: conflict.version }) }
      draft.change(newer)
      submit(newer)
    },
    /** Saves a value other than the typed one, which it replaces. */
    submit(next: Value) {
      draft.change(next)
      submit(next)
    },
    /** Replaces the typed values by the stored ones. */
    takeStored() {
      if (conflict) draft.discard(conflict)
      saving.reset()
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submit(draft.latest())
    },
  }
}

/** Drops empty messages, so that the server's sentence for the field is shown. */
const given = (problems: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence))

/** Returns the stored row of a conflict, with only the fields of the form. */
function conflictOf<Value extends object>(error: Error | null, initial: Value): Value | null {
  const stored = error instanceof ApiError ? error.current : null
  if (!stored) return null
  const part = Object.fromEntries(Object.keys(initial).map((field) => [field, stored[field]]))
  return holdsAll(part, initial) ? part : null
}

const holdsAll = <Value extends object>(
  part: Record<string, unknown>,
  sample: Value,
): part is Record<string, unknown> & Value => Object.keys(sample).every((field) => part[field] !== undefined)

/** A sentence of the server holds until its field is typed into. */
function unchanged(errors: Readonly<Record<string, string | undefined>>, sent: object | undefined, now: object) {
  const before = leavesOf(sent ?? {})
  const after = leavesOf(now)
  return Object.fromEntries(Object.entries(errors).filter(([field]) => before[field] === after[field]))
}

function leavesOf(value: object, path: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, part]) =>
      typeof part === 'object' && part !== null
        ? [
            // a list that is one input changes with each of its rows
            ...(Array.isArray(part) ? [[inputName([...path, field]), JSON.stringify(part)] as const] : []),
            ...Object.entries(leavesOf(part, [...path, field])),
          ]
        : [[inputName([...path, field]), part]],
    ),
  )
}
