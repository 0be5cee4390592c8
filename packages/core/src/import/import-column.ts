import { type Values, type ValueText, valuesOf } from '../values'
import { type Read, readDate, readDigits, readNumber, readWord, readYesNo, wordsOf } from './cells'
import { readMoney } from './read-money'

export interface ImportColumn {
  /** Its name in the contract; a part of the address is `address.city`. */
  field: string
  /** How people call it, besides its name. */
  headings: readonly string[]
  /** Reads a text without spaces around it. */
  read: (text: string, of: { today: string }) => Read<unknown>
  /** The value of an empty cell; without one the cell is required. */
  empty?: unknown
  /** The words it may be, as people say them. */
  offered?: readonly string[]
  /** The fields it is split into; no other column can be one of them. */
  parts?: readonly string[]
}

interface Called {
  field: string
  headings: readonly string[]
  empty?: unknown
}

export const textColumn = (column: Called): ImportColumn => ({ ...column, read: (text) => ({ value: text }) })
export const digitsColumn = (column: Called): ImportColumn => ({ ...column, read: readDigits })
export const moneyColumn = (column: Called): ImportColumn => ({ ...column, read: readMoney })
export const numberColumn = (column: Called): ImportColumn => ({ ...column, read: readNumber })
export const yesNoColumn = (column: Called): ImportColumn => ({ ...column, read: readYesNo })

/** A day that is over, as one of birth. */
export const pastColumn = (column: Called): ImportColumn => ({
  ...column,
  read: (text, { today }) => readDate(text, { latest: today }),
})
/** A day that may be to come, as the last one of a licence. */
export const dateColumn = (column: Called): ImportColumn => ({
  ...column,
  read: (text) => readDate(text, { latest: '2099-12-31' }),
})

/** Other words for some of the values, the most usual first. */
export type OtherWords<Value extends string> = Readonly<Partial<Record<Value, readonly string[]>>>

interface WordColumn<Value extends string> extends Called {
  values: Values<Value>
  others?: OtherWords<Value>
}

/** Reads one of the values of the contract: by the value, its label, or other common words. */
export function wordColumn<Value extends string>({ values, others, ...called }: WordColumn<Value>): ImportColumn {
  const said = valuesOf(values).map(
    (value) => [value, [...(others?.[value] ?? []), ...labelsOf(values[value])]] as const,
  )
  const words = wordsOf(Object.fromEntries(said))
  const offered = said.map(([value, [first]]) => (first === value ? value : `${value} (${first})`))
  return { ...called, offered, read: (text) => readWord(text, words) }
}

/** In Indonesian first: most files are. */
const labelsOf = ({ en, id, cell }: ValueText) =>
  [...(cell ? [cell.id, cell.en] : []), id, en].map((label) => label.toLowerCase())
