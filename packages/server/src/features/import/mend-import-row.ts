import type { Schema } from '@clinic/api'
import { importMachine } from '@clinic/core/import'
import { canMove } from '@clinic/core/lifecycle'
import type { Transaction } from '../../database/schema'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dryRun } from '../../use-case/transaction'
import { changeImport } from './change-import'
import { countRows } from './count-rows'
import { importShown, lockImport } from './import-columns'
import { importedKinds } from './import-kinds'
import { noteRows, type TriedRow, tryRows, twice } from './try-rows'

/** Corrects cells of a refused row and checks that row as all are checked: it is tried in a transaction that is rolled back. */
export const mendImportRow: UseCase<'mendImportRow'> = async (call) => {
  const tried = await triedOnly(call)
  const { caller, path, body } = call
  return changeImport(call, {
    event: { type: 'import.mend' },
    action: 'mend',
    version: body.version,
    async apply({ tx, before, state }) {
      if (!tried) throw new Refusal(409, 'importNotNow', { current: before })
      await writeCells(tx, call, await mendedCells(tx, call, before))
      await noteRows(tx, call, before.id, [{ ...tried, state: tried.problems ? 'invalid' : 'valid' }])
      return { ...(await countRows(tx, caller, path.id)), state }
    },
  })
}

/** Tries the row as it would be. Undefined where another window changed the import meanwhile. */
const triedOnly = (call: Call<'mendImportRow'>) =>
  dryRun(call.database, async (tx): Promise<TriedRow | undefined> => {
    const { caller, path, body } = call
    const held = await lockImport(tx, caller, path.id)
    if (!canMove(importMachine, held.state, { type: 'import.mend' }) || held.version !== body.version) return
    const cells = await mendedCells(tx, call, await importShown(tx, caller, path.id))
    await writeCells(tx, call, cells)
    // every other row of a checked import was looked at
    const [row] = await tryRows({ tx, call }, held, 'waiting')
    if (!row || row.problems) return row
    const problems = await sameAsReady(tx, call, { ...held, key: row.key })
    // without its key: the run would refuse the ready row for this one
    return problems ? { ...row, key: null, problems } : row
  })

/** Of two equal rows the one that is ready stays ready, though it stands below. */
async function sameAsReady(
  tx: Transaction,
  { caller: { company_id, clinic_id }, path }: Call<'mendImportRow'>,
  { id, kind, key }: Pick<Schema<'Import'>, 'id' | 'kind'> & Pick<TriedRow, 'key'>,
): Promise<TriedRow['problems']> {
  if (key === null) return null
  const ready = await tx
    .selectFrom('import_row')
    .select('line')
    .where((eb) => eb.and({ company_id, clinic_id, import_id: id, state: 'valid', key }))
    .where('line', '<>', path.line)
    .orderBy('line')
    .executeTakeFirst()
  return ready ? { [importedKinds[kind].keyField]: twice(ready.line) } : null
}

/** The cells of the row with the corrections. */
async function mendedCells(tx: Transaction, { caller, path, body }: Call<'mendImportRow'>, held: Schema<'Import'>) {
  const { company_id, clinic_id } = caller
  const row = await tx
    .selectFrom('import_row')
    .select(['cells', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, import_id: path.id, line: path.line }))
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  if (row.state !== 'invalid') throw new Refusal(409, 'importNotNow', { current: held })
  if (body.cells.some(({ column }) => column >= held.headings.length))
    throw new Refusal(422, 'checkFields', { fields: { cells: 'unknownField' } })
  const texts = new Map(body.cells.map(({ column, text }) => [column, text]))
  return held.headings.map((_, column) => texts.get(column) ?? row.cells[column] ?? '')
}

const writeCells = (
  tx: Transaction,
  { caller: { company_id, clinic_id }, path }: Call<'mendImportRow'>,
  cells: readonly string[],
) =>
  tx
    .updateTable('import_row')
    .set({ cells: JSON.stringify(cells), state: 'waiting', key: null, problems: null, is_likely_duplicate: false })
    .where((eb) => eb.and({ company_id, clinic_id, import_id: path.id, line: path.line }))
    .execute()
