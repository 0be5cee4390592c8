import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The assistant whose account the caller is; nothing where it belongs to none. */
export const ownStaff = (database: Database | Transaction, { company_id, clinic_id, user_id }: Caller) =>
  database
    .selectFrom('user')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.company_id', '=', 'user.company_id')
        .onRef('staff.clinic_id', '=', 'user.clinic_id')
        .onRef('staff.id', '=', 'user.staff_id'),
    )
    .select(['staff.id', 'staff.name'])
    .where('user.company_id', '=', company_id)
    .where('user.id', '=', user_id)
    .where('user.clinic_id', '=', clinic_id)
    .executeTakeFirst()
