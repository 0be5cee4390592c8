import { setImmediate } from 'node:timers/promises'
import type { Schema } from '@clinic/api'
import {
  type LocalizedText,
  maxRows,
  type Table,
  type TableFormat,
  type TableOperation,
  tables,
  tableTypes,
} from '@clinic/core/export'
import { clinicTime } from '@clinic/core/time'
import { peopleInReply } from '../audit/people'
import { recordExport } from '../audit/record-export'
import type { Database } from '../database/schema'
import { clinicDay } from '../domain/clinic/clinic-day'
import type { Caller } from '../use-case/contract'
import { csvMark, csvOf, separatorOf } from '../use-case/csv'
import { FileAnswer } from '../use-case/file-answer'
import { Refusal } from '../use-case/refusal'
import type { ReadingLimit } from './reading-limit'
import { type Cell, type Sheet, workbookOf } from './workbook'

/** Returns the table format of a list, if the first type of Accept that the list supports is one. */
export function tableFormatOf(accept = ''): TableFormat | undefined {
  const wanted = accept.split(',').map((each) => each.split(';')[0]?.trim().toLowerCase())
  const first = wanted.find(
    (each) => each === 'application/json' || formats.some((format) => tableTypes[format] === each),
  )
  return formats.find((format) => tableTypes[format] === first)
}
const formats: readonly TableFormat[] = ['csv', 'xlsx']

/** A call of any list that is offered as a table. */
export interface ListCall {
  operationId: TableOperation
  database: Database
  caller: Caller
  now: Date
  query: { page?: number; rowPerPage?: number }
}

interface Asking {
  format: TableFormat
  /** The object of the patients' data it shows. */
  audited: string | undefined
  /** Answers the list itself. */
  ask: (call: ListCall) => Promise<{ count: number; rows: object[] }>
  readingLimit: ReadingLimit
}

/**
 * Sends a list as a file: all matching rows in their order, whatever page was asked for. One statement reads them as of one
 * moment, so that no row is missing or there twice.
 */
export async function answerTable(call: ListCall, { format, audited, ask, readingLimit }: Asking) {
  const { operationId, database, caller, now } = call
  const { page: _, rowPerPage: __, ...query } = call.query
  const most = maxRows[format]
  if (audited) readingLimit.checkExport(caller)
  const upTo = async (rowPerPage: number) => {
    const { count, rows } = await ask({ ...call, query: { ...query, page: 1, rowPerPage } })
    if (count > most)
      throw new Refusal(422, format === 'csv' ? 'tableTooLong' : 'workbookTooLong', { values: { count } })
    return rows
  }
  await upTo(1) // how many there are, before they are fetched
  const rows = await upTo(most)
  const { today, time_zone } = await clinicDay(database, caller, now)
  const { language } = caller
  const { name, columns } = tables[operationId]
  const sheet = {
    name: name[language],
    columns: columns.map(({ heading, kind }) => ({ heading: heading[language], kind })),
  }
  const pieces = piecesOf(rows, { columns, language, time_zone })
  const bytes = await (format === 'csv' ? csvFile(sheet, pieces, separatorOf(language)) : workbookOf(sheet, pieces))
  const file = `${sheet.name.toLowerCase().replaceAll(' ', '-')}-${today}.${format}`
  if (audited) {
    const people = peopleInReply(operationId, 200, { data: { rows } })
    await recordExport(database, caller, { object: audited, query, people, rows: rows.length, format })
    readingLimit.countExport(caller, rows.length)
  }
  return new FileAnswer(bytes, tableTypes[format], { name: file })
}

interface Telling {
  columns: Table<object>['columns']
  language: keyof LocalizedText
  time_zone: Schema<'TimeZone'>
}

/** Rows as cells; between the pieces others are answered. */
async function* piecesOf(rows: readonly object[], { columns, language, time_zone }: Telling) {
  for (let at = 0; at < rows.length; at += pieceLength) {
    yield rows.slice(at, at + pieceLength).map((row) =>
      columns.map((column) => {
        const cell = column.cell(row, language)
        return column.kind === 'moment' && typeof cell === 'string' ? localTime(cell, time_zone) : cell
      }),
    )
    await setImmediate()
  }
}
const pieceLength = 500

/** A moment as the clock of the clinic shows it: 2026-11-22T08:30. */
function localTime(moment: string, zone: Schema<'TimeZone'>) {
  const { date, time } = clinicTime(Date.parse(moment), zone)
  return `${date}T${time}`
}

async function csvFile({ columns }: Sheet, pieces: AsyncIterable<readonly (readonly Cell[])[]>, separator: string) {
  const texts = [Buffer.from(csvMark + csvOf([columns.map(({ heading }) => heading)], separator))]
  for await (const rows of pieces) {
    const cellTexts = rows.map((cells) => cells.map((cell, index) => textOf(cell, columns[index]?.kind === 'moment')))
    texts.push(Buffer.from(csvOf(cellTexts, separator)))
  }
  return Buffer.concat(texts)
}

const textOf = (cell: Cell, isMoment: boolean) => (isMoment ? String(cell ?? '').replace('T', ' ') : String(cell ?? ''))
