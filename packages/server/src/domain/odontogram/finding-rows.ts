import type { Schema } from '@clinic/api'
import type { Selectable } from 'kysely'
import type { Database, Tables, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

export const findingColumns = [
  'key',
  'teeth',
  'code',
  'surfaces',
  'material',
  'width',
  'direction',
  'abutments',
  'cause',
  'mode',
  'is_uncertain',
  'note',
  'visit_id',
  'user_id',
  'user_name',
  'dictated_by',
  'at',
  'supersedes',
  'reason',
] as const satisfies readonly (keyof Tables['odontogram_finding'])[]

type StoredFinding = Pick<Selectable<Tables['odontogram_finding']>, (typeof findingColumns)[number]>

/** The findings of the clinic in the order in which they arrived: nobody inserts one before those that were seen. */
export const findingRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('odontogram_finding')
    .select(findingColumns)
    .where((eb) => eb.and({ company_id, clinic_id }))
    .orderBy('id')

/** A row as core folds it: what a code does not have is left out. */
export function findingOf({
  material,
  width,
  direction,
  abutments,
  cause,
  visit_id,
  user_id,
  user_name,
  dictated_by,
  ...row
}: StoredFinding): Schema<'Finding'> {
  return {
    ...row,
    ...(material && { material }),
    ...(width !== null && { width }),
    ...(direction && { direction }),
    ...(abutments && { abutments }),
    ...(cause && { cause }),
    visit: String(visit_id),
    by: String(user_id),
    by_name: user_name,
    dictated_by: dictated_by === null ? null : String(dictated_by),
  }
}
