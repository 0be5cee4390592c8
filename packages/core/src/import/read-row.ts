import { withTitles } from '../doctor/doctor.columns'
import { withDerived } from '../patient/patient.columns'
import { visibleText } from '../visible-text'
import type { CellProblem } from './cells'
import { unguardFormulas } from './formula'
import type { ImportColumn } from './import-column'
import { type ImportKindName, importKinds } from './import-kind'
import type { ImportMapping } from './mapping'

interface Reading {
  columns: ImportMapping
  /** The values of fields whose cell is empty. */
  defaultValues: Readonly<Record<string, string>>
  today: string
}

/** Reads a row of a file into the shape of the contract, and names the cells that cannot be read. */
export function readRow(kind: ImportKindName, cells: readonly string[], { columns, defaultValues, today }: Reading) {
  const { columns: known } = importKinds[kind]
  const problems: Record<string, CellProblem> = {}
  const said: Record<string, unknown> = {}
  for (const column of known) {
    const read = readCell(column, cellOf(column.field, cells, { columns, defaultValues }), today)
    if ('problem' in read) problems[column.field] = read.problem
    else if (read.value !== undefined) said[column.field] = read.value
  }
  return { input: nested(completedBy[kind]?.(said) ?? said), problems }
}

/** Derives fields that have no cell from others. They stand apart from the columns, which every page of imports loads. */
const completedBy: Partial<
  Record<ImportKindName, (values: Readonly<Record<string, unknown>>) => Record<string, unknown>>
> = { patient: withDerived, doctor: withTitles }

const cellOf = (field: string, cells: readonly string[], { columns, defaultValues }: Omit<Reading, 'today'>) => {
  const cell = visibleText(unguardFormulas(cells[columns.indexOf(field)] ?? '')).trim()
  return cell === '' ? (defaultValues[field] ?? '').trim() : cell
}

const readCell = (column: ImportColumn, text: string, today: string) =>
  text === '' ? { value: column.empty } : column.read(text, { today })

/** `address.city` is the city of the address. */
function nested(said: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(said)) {
    if (field.startsWith('address.')) address[field.slice('address.'.length)] = value
    else input[field] = value
  }
  return Object.keys(address).length > 0 ? { ...input, address } : input
}
