import { periodBefore, periodOf } from '@clinic/core/time'
import { writeStatementLines } from '../../../domain/fee-share/write-statement-lines'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** The fee statements of the last three months: two were paid out, that of last month waits for its review. */
export async function insertFeeStatements(tx: Transaction, place: Place, { today }: { today: string }) {
  const { company_id, clinic_id } = place
  const dentists = await tx
    .selectFrom('fee_rule')
    .select('doctor_id')
    .distinct()
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('doctor_id', 'is not', null)
    .orderBy('doctor_id')
    .execute()
  const lastMonth = periodBefore(periodOf(today))
  const monthBefore = periodBefore(lastMonth)
  for (const { doctor_id } of dentists) {
    if (doctor_id === null) continue
    for (const period of [periodBefore(monthBefore), monthBefore])
      await insertPaid(tx, place, {
        doctor_id,
        period,
        paidOn: `${period === monthBefore ? lastMonth : monthBefore}-03`,
      })
    await tx
      .insertInto('fee_statement')
      .values({ company_id, clinic_id, doctor_id, period: lastMonth, state: 'open' })
      .execute()
  }
}

interface Paid {
  doctor_id: number
  period: string
  /** A plain date. */
  paidOn: string
}

async function insertPaid(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { doctor_id, period, paidOn }: Paid,
) {
  const [at, by] = [`${paidOn}T03:00:00.000Z`, manager.user_name]
  const { id } = await tx
    .insertInto('fee_statement')
    .values({ company_id, clinic_id, doctor_id, period, state: 'reviewed', reviewed_at: at, reviewed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeStatementLines(tx, { company_id, clinic_id }, { id, doctor_id, period })
  const statement = tx.updateTable('fee_statement').where((eb) => eb.and({ company_id, clinic_id, id }))
  await statement.set({ state: 'approved', approved_at: at, approved_by: by, version: 2 }).execute()
  await statement.set({ state: 'paid', paid_at: at, paid_by: by, version: 3 }).execute()
}
