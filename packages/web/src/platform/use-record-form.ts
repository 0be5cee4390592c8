import { ApiError } from '@clinic/api'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { newIdempotencyKey } from './idempotency-key'
import { useDraft } from './use-draft'

interface RecordForm<Value extends object, Saved> {
  /** The draft's name: `patient-new`, `patient-12`. */
  form: string
  initial: Value
  /** A sentence for each field that is wrong; field names are the `name` attributes of the inputs. */
  problemsOf: (value: Value) => Readonly<Record<string, string | undefined>>
  /** Sends the value. The same value sent again carries the same key, so that it is done once. */
  save: (value: Value, idempotencyKey: string) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/**
 * A form with one submit: kept as a draft while it is typed, nothing lost when a save fails, the first wrong field
 * focused, the server's own sentences beside the fields it names, a conflict shown as what is stored now.
 */
export function useRecordForm<Value extends object, Saved>({ form, initial, problemsOf, save, onSaved }: RecordForm<Value, Saved>) {
  const draft = useDraft(form, initial)
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef({ body: '', key: '' })
  const [wasSent, setWasSent] = useState(false)

  const saving = useMutation({
    mutationFn: (value: Value) => save(value, keyOf(value)),
    onSuccess: async (saved) => {
      await draft.discard()
      onSaved(saved)
    },
    onError: (error) => focusFirst(error instanceof ApiError ? Object.keys(error.fields) : []),
  })
  const refusal = saving.error instanceof ApiError ? saving.error : null

  function keyOf(value: Value) {
    const body = JSON.stringify(value)
    if (body !== sent.current.body) sent.current = { body, key: newIdempotencyKey() }
    return sent.current.key
  }

  function focusFirst(fields: string[]) {
    const wrong = Array.from(element.current?.elements ?? []).find(
      (input) => input instanceof HTMLElement && fields.includes(input.getAttribute('name') ?? ''),
    )
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  function submitValue(value: Value) {
    setWasSent(true)
    const wrong = Object.entries(problemsOf(value)).flatMap(([field, problem]) => (problem ? [field] : []))
    if (wrong.length > 0) return focusFirst(wrong)
    if (!saving.isPending) saving.mutate(value)
  }

  return {
    ref: element,
    value: draft.value,
    /** Not until the draft of an earlier visit was looked for may the form be shown. */
    isReady: draft.status === 'ready',
    isDirty: draft.isDirty,
    restoredAt: draft.restoredAt,
    discardDraft: draft.discard,
    change: (part: Partial<Value>) => draft.change({ ...draft.value, ...part }),
    errors: { ...refusal?.fields, ...(wasSent ? problemsOf(draft.value) : {}) } as Readonly<Record<string, string | undefined>>,
    isBusy: saving.isPending,
    /** The server's sentence when the save failed otherwise than by a conflict. */
    failure: saving.error && !refusal?.current ? saving.error.message : null,
    /** What is stored now, when somebody else saved first. */
    conflict: refusal?.current ?? null,
    closeConflict: saving.reset,
    submitValue,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submitValue(draft.value)
    },
  }
}
