import { addDays, clinicTime } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../packages/server/src/database/schema'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { answerTimes } from './answer-time'
import { onBothDatabases } from './both-databases'
import type { Figure } from './figure'

const movements = 100_000
/** The first has a fifth of all movements; the others share the rest. */
const medicines = 41

/** The stock card and the reports of a clinic that has kept medicine for ten years. */
export const measureStock = () => onBothDatabases(prepareTenYears, measureTenYears)

async function prepareTenYears(database: Database) {
  const { date: today } = clinicTime(Date.now(), 'Asia/Jakarta')
  const clinic = await createClinic(database)
  const { company_id, clinic_id } = clinic
  const manager = await employ(database, clinic, { role: 'manager_clinic' })
  const {
    rows: [first],
  } = await sql<{
    id: number
  }>`insert into company_medicine (company_id, name, generic_name, ingredients, medicine_class, kfa_code, form,
      strength, category, unit, pregnancy, status)
    select ${company_id}, 'Obat ' || n, '', '["Paracetamol"]', 'other', '', 'tablet', '500 mg', 'over_the_counter', 'tablet', 'allowed', 'active'
    from generate_series(1, ${medicines}::int) as n order by n returning id`.execute(database)
  const medicine_id = first?.id ?? 0
  const whose = sql`${company_id}, ${clinic_id}`
  // the rows fit together as they are: nothing has to be counted a hundred thousand times
  await database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into medicine (company_id, clinic_id, id, on_hand)
      select ${whose}, id, 1000 from company_medicine where company_id = ${company_id}`.execute(tx)
    await sql`insert into medicine_batch (company_id, clinic_id, medicine_id, lot, expires_on, unit_cost, on_hand)
      select ${whose}, id, 'LOT', date '2099-06-30', 450, 1000 from company_medicine where company_id = ${company_id}`.execute(
      tx,
    )
    const ago = sql`now() - interval '10 years' * (${movements}::int - n) / ${movements}::int`
    await sql`insert into medicine_transaction (company_id, clinic_id, kind, state, year, sequence, number, invoice_number, dated_on, reason,
        note, lines, stages)
      select ${whose}, 'adjustment', 'posted', 2026, n, 'ADJ/' || n, '', (${ago})::date, 'lost', '', '[]', '[{}]'
      from generate_series(1, ${movements}::int) as n order by n`.execute(tx)
    await sql`insert into medicine_movement (company_id, clinic_id, medicine_id, batch_id, transaction_id, quantity, balance, batch_balance,
        recorded_by, recorded_at)
      select ${whose}, batch.medicine_id, batch.id, document.id, case n % 2 when 0 then 1 else -1 end, 1000, 1000, 'Rani Putri', ${ago}
      from generate_series(1, ${movements}::int) as n
      join medicine_transaction as document on document.company_id = ${company_id} and document.clinic_id = ${clinic_id}
        and document.sequence = n
      join medicine_batch as batch on batch.company_id = ${company_id} and batch.clinic_id = ${clinic_id}
        and batch.medicine_id = ${medicine_id}::bigint + case n % 5 when 0 then 0 else 1 + n % ${medicines - 1}::int end
      order by n`.execute(tx)
  })
  await sql`vacuum analyze`.execute(database)
  return { today, medicine_id, token: await signIn(database, manager) }
}

async function measureTenYears({
  database,
  address,
  token,
  today,
  medicine_id,
}: Awaited<ReturnType<typeof prepareTenYears>> & { database: string; address: string }): Promise<Figure[]> {
  const p95 = answerTimes({ address, token })
  const year = new URLSearchParams({ subject: 'consumption', by: 'medicine', from: addDays(today, -364), until: today })
  const limit = (promised: number) => (database === 'PostgreSQL' ? promised : undefined)
  return [
    {
      what: `stock card of 20,000 movements in ten years, first page, ${database}: p95`,
      value: await p95(`/api/medicine/${medicine_id}/movement`),
      unit: 'ms',
      limit: limit(50),
    },
    {
      what: `consumption by medicine, 10,000 movements of a year, ${database}: p95`,
      value: await p95(`/api/report?${year}`),
      unit: 'ms',
      limit: limit(300),
    },
  ]
}
