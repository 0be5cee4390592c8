import { columnOf, type ImportKindName, importKinds } from '@clinic/core/import'
import type { Caller, UseCase } from '../../use-case/contract'
import { csvMark, csvOf, separatorOf } from '../../use-case/csv'
import { FileAnswer } from '../../use-case/file-answer'
import type { FilledSentence } from '../../use-case/sentence'
import { say } from '../../use-case/texts'
import { importOf, inFormOrder, patientOf } from './import-columns'

/** The rows that were refused as a table that a spreadsheet opens by itself: marked as UTF-8, separated as the file was. */
export const listImportProblem: UseCase<'listImportProblem'> = async ({ database, caller, path: { id } }) => {
  const { company_id, clinic_id, language } = caller
  const held = await importOf(database, caller, id)
  const rows = await database
    .selectFrom('import_row')
    .select(['line', 'cells', 'problems'])
    .where((eb) => eb.and({ company_id, clinic_id, import_id: id, state: 'invalid' }))
    .orderBy('line')
    .execute()
  const table = [
    [...held.headings, say(language, 'rowInFile'), say(language, 'problemInRow')],
    ...rows.map(({ line, cells, problems }) => [...cells, String(line), reasonsOf(held, problems ?? {}, caller)]),
  ]
  const people = { patient: rows.flatMap(({ problems }) => patientsIn(problems ?? {})) }
  const bytes = Buffer.from(csvMark + csvOf(table, held.separator ?? separatorOf(language)))
  return new FileAnswer(bytes, 'text/csv', { people })
}

const patientsIn = (problems: Record<string, FilledSentence>) =>
  Object.values(problems).flatMap(({ values }) => patientOf(values) ?? [])

/** `Tgl lahir: Cannot be read as a date …`, by the heading of the file where it has one. */
function reasonsOf(
  {
    columns,
    headings,
    kind,
  }: { columns: readonly (string | null)[]; headings: readonly string[]; kind: ImportKindName },
  problems: Record<string, FilledSentence>,
  { language }: Caller,
) {
  const known = importKinds[kind].columns
  return inFormOrder(kind, problems)
    .map(([field, { sentence, values }]) => {
      const called =
        headings[columnOf(kind, columns, field)] ?? known.find((each) => each.field === field)?.headings[0] ?? field
      const text = say(language, sentence, values)
      return called === '' ? text : `${called}: ${text}`
    })
    .join('; ')
}
