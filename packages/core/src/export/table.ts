/** A text in both languages. */
export type LocalizedText = Readonly<Record<'en' | 'id', string>>

/** A list as a table. */
export interface Table<Row> {
  /** What its file and its sheet are called. */
  name: LocalizedText
  columns: readonly TableColumn<Row>[]
}

export interface TableColumn<Row> {
  /** Its name in the contract. */
  field: string
  heading: LocalizedText
  kind: 'text' | 'number' | 'money' | 'date' | 'moment'
  /** Null where nothing is said. A date is YYYY-MM-DD, a moment ISO 8601. */
  cell(row: Row, language: keyof LocalizedText): string | number | null
}

/** The words of a field, as people say them. */
export type Words<Word> = Readonly<Record<NonNullable<Word> & string, LocalizedText>>

type FieldOf<Row, Value> = { [Field in keyof Row]-?: Row[Field] extends Value ? Field : never }[keyof Row] & string

/** The columns that rows of the contract can have: each by a field there is, and is of its kind. */
export function columnsOf<Row>() {
  type Column = TableColumn<Row>
  type Field = keyof Row & string
  type Texts = FieldOf<Row, string | null>
  type Numbers = FieldOf<Row, number | null>
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
      ...{ field, heading, kind: 'text' },
      cell: (row, language) => (row[field] ? yes : no)[language],
    }),
    word<Name extends Texts>(field: Name, heading: LocalizedText, words: Words<Row[Name]>): Column {
      const said = new Map<unknown, LocalizedText>(Object.entries(words))
      return { field, heading, kind: 'text', cell: (row, language) => said.get(row[field])?.[language] ?? null }
    },
    /** What no other kind of column can say of a field. */
    told: (
      field: Field,
      heading: LocalizedText,
      tell: (row: Row, language: keyof LocalizedText) => string,
    ): Column => ({
      ...{ field, heading, kind: 'text' },
      cell: tell,
    }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const yes: LocalizedText = { en: 'Yes', id: 'Ya' }
const no: LocalizedText = { en: 'No', id: 'Tidak' }
