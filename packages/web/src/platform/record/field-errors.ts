import { ApiError } from '@clinic/api'

/** The server's sentences by the names of inputs; of a list that is one input, by the list's name as well. */
export function fieldErrors(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof ApiError)) return {}
  const named = Object.entries(error.fields).map(([path, sentence]) => [nameOf(path), sentence] as const)
  const lists = named.flatMap(([name, sentence]) => (isRow.test(name) ? [[name.replace(isRow, ''), sentence]] : []))
  return Object.fromEntries([...lists, ...named])
}

const isRow = /\.\d+$/
const nameOf = (path: string) => inputName(path.split('.'))

/**
 * Returns the input's name: `address.street` and `patient.phone` are `street` and `phone`; fields in a list keep their row:
 * `rules.1.percent`.
 */
export function inputName(path: readonly string[]): string {
  const row = path.findIndex((part) => /^\d+$/.test(part))
  return path.slice(row > 0 ? row - 1 : -1).join('.')
}

/**
 * To be called once the errors are shown: focuses the first input that is marked, or else the one that is nearest to
 * the first of `fields`, the paths of a refusal. Returns whether there is one.
 */
export function focusFirstWrong(form: HTMLElement | null | undefined, fields: readonly string[] = []): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? (form && nearestInput(form, fields))
  wrong?.focus()
  return wrong instanceof HTMLElement && wrong === document.activeElement
}

/** Focuses an input by its name, and opens what it is folded into. Returns whether it is there. */
export function focusInput(form: HTMLElement, name: string): boolean {
  const input = nearestInput(form, [name])
  const folded = input?.closest('details')
  if (folded) folded.open = true
  input?.focus()
  return input !== undefined && input === document.activeElement
}

/** Focuses the first field that can be filled in. Returns whether there is one. */
export function focusFirst(form: HTMLElement): boolean {
  const input = form.querySelector<HTMLElement>(':is(input:not([type=hidden], [type=file]), select, textarea):enabled')
  input?.focus()
  return input !== null && input === document.activeElement
}

/** By its name, or that of its row or list. */
function nearestInput(form: HTMLElement, fields: readonly string[]): HTMLElement | undefined {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  for (const field of fields) {
    for (let name = nameOf(field); name; name = name.includes('.') ? name.replace(/\.[^.]*$/, '') : '') {
      const input = inputs.find((each) => each.name === name || each.name.startsWith(`${name}.`))
      // a date is sent by a hidden one, which stands after the one that is seen
      if (input) return input.type === 'hidden' ? (inputs[inputs.indexOf(input) - 1] ?? input) : input
    }
  }
  return undefined
}
