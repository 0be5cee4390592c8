import { ApiError } from '@clinic/api'

/** The server's sentences by the names of inputs: `address.street` and `patient.phone` are `street` and `phone`. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [path.split('.').at(-1), sentence]))
    : {}

/** Focuses the first input of a form whose name is among the wrong fields; what it is folded in opens. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]) {
  const wrong = Array.from(form?.elements ?? []).find(({ attributes }) =>
    fields.includes(attributes.getNamedItem('name')?.value ?? ''),
  )
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  // the value of a date stands in a hidden input beside the one that is typed into
  const input = wrong?.matches('[type=hidden]') ? wrong.parentElement?.querySelector('input') : wrong
  if (input instanceof HTMLElement) input.focus()
}
