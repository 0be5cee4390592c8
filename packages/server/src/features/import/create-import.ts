import type { Schema } from '@clinic/api'
import { guessMapping } from '@clinic/core/import'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { auditView, importable, importShown } from './import-columns'
import type { ParseTable } from './parse-table'

export const createImport =
  (parseTable: ParseTable): UseCase<'createImport'> =>
  async (call) => {
    const { caller, query, now } = call
    const { company_id, clinic_id } = caller
    if (!importable(caller).includes(query.kind)) throw new Refusal(403, 'forbidden')
    const { pieces, count, headings, ...table } = await parseTable(company_id, call.body)
    return withIdempotency(call, async (tx): Promise<Schema<'Import'>> => {
      const { id } = await tx
        .insertInto('import')
        .values({
          ...table,
          company_id,
          clinic_id,
          kind: query.kind,
          file_name: query.file_name.trim(),
          state: 'uploaded',
          headings: JSON.stringify(headings),
          columns: JSON.stringify(guessMapping(query.kind, headings)),
          default_values: '[]',
          row_count: count,
          created_by: caller.name,
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const piece of pieces) await stage(tx, { company_id, clinic_id, id }, piece)
      const after = await importShown(tx, caller, id)
      recordEvent(tx, caller, { action: 'create', object: 'import', object_id: id, after: auditView(after) })
      return after
    })
  }

const stage = (
  tx: Transaction,
  { company_id, clinic_id, id }: { company_id: number; clinic_id: number; id: number },
  piece: string,
) =>
  sql`
    insert into import_row (company_id, clinic_id, import_id, line, cells)
    select ${company_id}, ${clinic_id}, ${id}, line, cells
    from jsonb_to_recordset(${piece}::jsonb) as staged (line integer, cells jsonb)`.execute(tx)
