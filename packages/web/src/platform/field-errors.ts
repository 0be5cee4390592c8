import { ApiError } from '@clinic/api'

/** The server's sentences by the names of inputs: `address.street` and `patient.phone` are `street` and `phone`. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [path.split('.').at(-1), sentence]))
    : {}

/** To be called once the errors are shown. */
export const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
