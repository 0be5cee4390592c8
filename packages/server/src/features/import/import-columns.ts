import type { Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { type ImportKindName, importKinds } from '@clinic/core/import'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { FilledSentence } from '../../use-case/sentence'
import { say } from '../../use-case/texts'
import { importedKinds } from './import-kinds'

/** An import in a list, as the contract shows it. */
export const rowColumns = [
  'id',
  'kind',
  'file_name',
  'state',
  'row_count',
  'checked_count',
  'invalid_count',
  'likely_duplicate_count',
  'created_count',
  'created_by',
  'version',
  'created_at',
  'updated_at',
] as const
export const columns = [
  ...rowColumns,
  'format',
  'encoding',
  'separator',
  'headings',
  'columns',
  'default_values',
] as const

/** Returns the kinds a caller may import: those whose operation for creating one they may call. */
export const importable = ({ role }: Caller): ImportKindName[] =>
  kindNames.filter((kind) => canCall(role, operationRoles[importedKinds[kind].operation]))
const kindNames = ['patient', 'product', 'doctor', 'company_medicine'] as const satisfies readonly ImportKindName[]

/** The number of rows shown of a file, and of its refused rows. */
const shown = 20

/** Returns an import as the contract shows it, with its first rows and the problems of the first refused ones. */
export async function importShown(
  database: Database | Transaction,
  caller: Caller,
  id: number,
): Promise<Schema<'Import'>> {
  const { company_id, clinic_id } = caller
  const row = await importOf(database, caller, id)
  const rows = database
    .selectFrom('import_row')
    .where((eb) => eb.and({ company_id, clinic_id, import_id: id }))
    .orderBy('line')
    .limit(shown)
  const sample = await rows.select(['line', 'cells']).execute()
  const refused = await rows.where('state', '=', 'invalid').select(['line', 'problems']).execute()
  const problems = refused.flatMap((each) => problemsSaid(caller, { ...each, kind: row.kind }))
  const isOver = row.state === 'done' || row.state === 'cancelled'
  return { ...row, sample: isOver ? [] : sample, problems }
}

/** An import of those the caller may see. */
export async function importOf(database: Database | Transaction, caller: Caller, id: number) {
  const { company_id, clinic_id } = caller
  const row = await database
    .selectFrom('import')
    .select(columns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .where(ofImportable(caller))
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  return row
}

/** Returns the problems of a row in the language of the caller. */
export const problemsSaid = (
  { language }: Caller,
  { line, kind, problems }: { line: number; kind: ImportKindName; problems: Record<string, FilledSentence> | null },
): Schema<'ImportProblem'>[] =>
  inFormOrder(kind, problems ?? {}).map(([field, { sentence, values }]) => ({
    line,
    field,
    text: say(language, sentence, values),
    patient_id: patientOf(values),
  }))

/** Returns the patient that a sentence names. */
export const patientOf = ({ patient_id }: FilledSentence['values']) =>
  typeof patient_id === 'number' ? patient_id : null

/** Field by field as the form asks for them: the database keeps them in an order of its own. */
export function inFormOrder(kind: ImportKindName, problems: Readonly<Record<string, FilledSentence>>) {
  const fields = importKinds[kind].columns.map(({ field }) => field)
  return Object.entries(problems).sort(([one], [other]) => fields.indexOf(one) - fields.indexOf(other))
}

/** The import, taken until the transaction ends: two windows go on with it one after the other. */
export async function lockImport(tx: Transaction, caller: Caller, id: number) {
  const { company_id, clinic_id } = caller
  const row = await tx
    .selectFrom('import')
    .select(columns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .where(ofImportable(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  return row
}

/** Of the kinds the caller may import; others are like none. */
const ofImportable = (caller: Caller) => sql<boolean>`kind = any(${importable(caller)}::text[])`

/** An import in the audit, without the contents of the file. */
export const auditView = <Row extends { headings: unknown; sample?: unknown; problems?: unknown }>({
  headings: _,
  sample: _s,
  problems: _p,
  ...row
}: Row) => row
