import { ApiError } from '@clinic/api'

/** The server's sentences by the names of inputs. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [inputName(path.split('.')), sentence]))
    : {}

/** `address.street` and `patient.phone` are `street` and `phone`; what stands in a list keeps its row: `rules.1.percent`. */
export function inputName(path: readonly string[]): string {
  const row = path.findIndex((part) => /^\d+$/.test(part))
  return path.slice(row > 0 ? row - 1 : -1).join('.')
}

/** To be called once the errors are shown. */
export const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
