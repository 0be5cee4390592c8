import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { photoName } from '../photo/photo-name'

/** The expenses that the caller sees: a manager all of the clinic, others what was paid from a drawer. */
export const expenseRows = (
  database: Database | Transaction,
  { company_id, clinic_id, role }: Pick<Caller, 'company_id' | 'clinic_id' | 'role'>,
) =>
  database
    .selectFrom('expense')
    .select(['expense.id', 'expense.number', 'expense.state', 'expense.day', 'expense.category', 'expense.paid_to'])
    .select(['expense.purpose', 'expense.paid_from', 'expense.amount', 'expense.reference', 'expense.recorded_at'])
    .select(['expense.recorded_by', 'expense.reason', 'expense.voided_at', 'expense.voided_by'])
    .select([
      'expense.cash_shift_id',
      photoName('expense').as('photo'),
      drawerOpen.as('drawer_open'),
      'expense.version',
    ])
    .where('expense.company_id', '=', company_id)
    .where('expense.clinic_id', '=', clinic_id)
    .$if(role !== 'manager_clinic', (expenses) => expenses.where('expense.paid_from', '=', 'drawer'))

const drawerOpen = sql<boolean>`exists (select from cash_shift where cash_shift.company_id = expense.company_id
  and cash_shift.clinic_id = expense.clinic_id and cash_shift.id = expense.cash_shift_id and cash_shift.state = 'open')`
