/** A text in both languages. */
export type LocalizedText = Readonly<Record<'en' | 'id', string>>

/** The texts of one value of an enumeration of the contract. */
export interface ValueText extends LocalizedText {
  /** In a cell of an exported table, where it is called otherwise than on the screen. */
  cell?: LocalizedText
  /** In English, of any number of them but one. */
  plural?: string
  /** Its code in a terminology, as FHIR writes a token: `system|code`. */
  code?: string
  /** How loudly it is shown; neutral without one. */
  tone?: 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error'
}

/** All values of an enumeration, in the order in which people choose from them. */
export type Values<Value extends string> = Readonly<Record<Value, ValueText>>

/** The values alone, in their order. */
export function valuesOf<Value extends string>(values: Values<Value>): Value[] {
  const all: Value[] = []
  for (const value in values) all.push(value)
  return all
}

/** Returns the label of a value in a language; English for a language without one. */
export const labelOf = <Value extends string>(values: Values<Value>, value: Value, language: string) =>
  values[value][language === 'id' ? 'id' : 'en']

/** Returns the label that stands behind a number: 1 tablet, 298 tablets. Indonesian has one for all. */
export function countedLabelOf<Value extends string>(
  values: Values<Value>,
  value: Value,
  { count, language }: { count: number; language: string },
) {
  const { plural } = values[value]
  const isPlural = plural !== undefined && language !== 'id' && english.select(count) !== 'one'
  return isPlural ? plural : labelOf(values, value, language)
}

const english = new Intl.PluralRules('en')
