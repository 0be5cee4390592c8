import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Counts the rows of an import by what its check found. */
export const countRows = (tx: Transaction, { company_id, clinic_id }: Caller, import_id: number) =>
  tx
    .selectFrom('import_row')
    .select(sql<number>`count(*) filter (where state <> 'waiting')`.as('checked_count'))
    .select(sql<number>`count(*) filter (where state = 'invalid')`.as('invalid_count'))
    .select(sql<number>`count(*) filter (where is_likely_duplicate)`.as('likely_duplicate_count'))
    .where((eb) => eb.and({ company_id, clinic_id, import_id }))
    .executeTakeFirstOrThrow()
