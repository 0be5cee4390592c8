import { type Read, readDate, readDigits, readMoney, readNumber, readWord, readYesNo, wordsOf } from './cells'

export interface ImportColumn {
  /** Its name in the contract; a part of the address is `address.city`. */
  field: string
  /** How people call it, besides its name. */
  headings: readonly string[]
  /** Reads a text without spaces around it. */
  read: (text: string, of: { today: string }) => Read<unknown>
  /** What it is where nothing is said; without it something must be said. */
  empty?: unknown
  /** The words it may be, as people say them. */
  offered?: readonly string[]
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
/** One of the words of the contract, with what people say for them. */
export const wordColumn = (column: Called & { words: Readonly<Record<string, readonly string[]>> }): ImportColumn => {
  const { words: said, ...called } = column
  const words = wordsOf(said)
  const offered = Object.entries(said).map(([word, [other]]) => (other === undefined ? word : `${word} (${other})`))
  return { ...called, offered, read: (text) => readWord(text, words) }
}
