import type { LocalizedText, Values, ValueText } from '../values'

/** A list as a table. */
export interface Table<Row> {
  /** The name of its file and its sheet. */
  name: LocalizedText
  columns: readonly TableColumn<Row>[]
}

export interface TableColumn<Row> {
  /** Its name in the contract. */
  field: string
  heading: LocalizedText
  kind: 'text' | 'number' | 'money' | 'date' | 'moment'
  /** Null for an empty value. A date is YYYY-MM-DD, a moment ISO 8601. */
  cell(row: Row, language: keyof LocalizedText): string | number | null
}

/** The words there can be in a field, and in a list of them. */
type WordOf<Value> = NonNullable<Value> & string
type ItemOf<Value> = Value extends readonly (infer Item extends string)[] ? Item : never

type FieldOf<Row, Value> = { [Field in keyof Row]-?: Row[Field] extends Value ? Field : never }[keyof Row] & string

/** The columns that rows of the contract can have: each by a field there is, and is of its kind. */
export function columnsOf<Row>() {
  type Column = TableColumn<Row>
  type Field = keyof Row & string
  type Texts = FieldOf<Row, string | null>
  type Numbers = FieldOf<Row, number | null>
  type Lists = FieldOf<Row, readonly string[]>
  const texts = (kind: Column['kind']) => (field: Texts, heading: LocalizedText) =>
    ({ field, heading, kind, cell: (row) => textOf(row[field]) }) satisfies Column
  const numbers = (kind: Column['kind']) => (field: Numbers, heading: LocalizedText) =>
    ({ field, heading, kind, cell: (row) => numberOf(row[field]) }) satisfies Column

  return {
    /** Numbers that are not counted with, of a phone or of a paper, are texts. */
    text: texts('text'),
    date: texts('date'),
    moment: texts('moment'),
    number: numbers('number'),
    /** Whole rupiah. */
    money: numbers('money'),
    yesNo: (field: FieldOf<Row, boolean>, heading: LocalizedText): Column => ({
      field,
      heading,
      kind: 'text',
      cell: (row, language) => (row[field] ? yes : no)[language],
    }),
    word<Name extends Texts>(field: Name, heading: LocalizedText, values: Values<WordOf<Row[Name]>>): Column {
      const wordOf = new Map<unknown, ValueText>(Object.entries(values))
      return {
        field,
        heading,
        kind: 'text',
        cell: (row, language) => cellOf(wordOf.get(row[field]))?.[language] ?? null,
      }
    },
    /** All values of a field, in one line. */
    words<Name extends Lists>(field: Name, heading: LocalizedText, values: Values<ItemOf<Row[Name]>>): Column {
      const wordOf = new Map<unknown, ValueText>(Object.entries(values))
      const cell = (row: Row, language: keyof LocalizedText) =>
        listOf(row[field])
          .flatMap((value) => cellOf(wordOf.get(value))?.[language] ?? [])
          .join(', ')
      return { field, heading, kind: 'text', cell }
    },
    /** A column whose text is computed from the row. */
    computed: (
      field: Field,
      heading: LocalizedText,
      tell: (row: Row, language: keyof LocalizedText) => string,
    ): Column => ({
      field,
      heading,
      kind: 'text',
      cell: tell,
    }),
  }
}

const cellOf = (text: ValueText | undefined) => text?.cell ?? text
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const yes: LocalizedText = { en: 'Yes', id: 'Ya' }
const no: LocalizedText = { en: 'No', id: 'Tidak' }
