import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { MovedTable } from '../../database/tables/patient-merge'
import type { Caller } from '../../use-case/contract'

/** The ids of the rows that moved, by table. */
export type Moved = Record<MovedTable, number[]>

interface Moving {
  from: number
  to: number
}

/** Moves everything of a patient to another one, and returns what moved. Of a visit its notes, findings, prescriptions and letters go with it. */
export async function moveRows(tx: Transaction, caller: Caller, { from, to }: Moving): Promise<Moved> {
  const move = async (table: MovedTable, when = sql`true`) => moved(tx, caller, { table, from, to, when })
  const { company_id, clinic_id } = caller
  const hasPhoto = sql`exists (select from photo as theirs where theirs.company_id = ${company_id}
    and theirs.clinic_id = ${clinic_id} and theirs.patient_id = ${to})`
  return {
    patient: await move('patient'),
    visit: await move('visit'),
    appointment: await move('appointment'),
    waitlist_entry: await move('waitlist_entry'),
    registration: await move('registration'),
    medical_alert: await move('medical_alert'),
    medical_answer: await move('medical_answer'),
    patient_policy: await move('patient_policy'),
    patient_document: await move('patient_document'),
    package_sold: await move('package_sold'),
    deposit: await move('deposit'),
    lab_order: await move('lab_order'),
    treatment_plan: await move('treatment_plan'),
    photo: await move('photo', sql`not ${hasPhoto}`),
  }
}

/**
 * Moves back what moved, as it is now. What came of it since stays: an appointment whose visit was after the merge, an entry of the
 * waiting list that was booked then.
 */
export async function moveRowsBack(
  tx: Transaction,
  caller: Caller,
  { from, to, moved: rows }: Moving & { moved: Moved },
) {
  const { company_id, clinic_id } = caller
  const back = (table: MovedTable, when = sql`true`) =>
    moved(tx, caller, { table, from, to, when: sql`id = any(${rows[table] ?? []}::bigint[]) and ${when}` })
  const hasVisitSince = sql`exists (select from visit where visit.company_id = ${company_id}
    and visit.clinic_id = ${clinic_id} and visit.appointment_id = appointment.id and visit.patient_id = ${from}
    and visit.state <> 'entered_in_error')`
  const isBookedSince = sql`exists (select from appointment where appointment.company_id = ${company_id}
    and appointment.clinic_id = ${clinic_id} and appointment.id = waitlist_entry.appointment_id
    and appointment.patient_id = ${from})`
  await back('patient')
  await back('visit')
  await back('appointment', sql`not ${hasVisitSince}`)
  await back('waitlist_entry', sql`not ${isBookedSince}`)
  await back('registration')
  await back('medical_alert')
  await back('medical_answer')
  await back('patient_policy')
  await back('patient_document')
  await back('package_sold')
  await back('deposit')
  await back('lab_order')
  await back('treatment_plan')
  await back('photo')
}

async function moved(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { table, from, to, when }: Moving & { table: MovedTable; when: RawBuilder<unknown> },
) {
  const column = sql.ref(table === 'patient' ? 'merged_into' : 'patient_id')
  const isKept = table === 'medical_alert' || table === 'patient_policy'
  const kept = isKept ? sql`, recorded_for = coalesce(recorded_for, patient_id)` : sql``
  const { rows } = await sql<{ id: number }>`update ${sql.table(table)} set ${column} = ${to} ${kept}
    where company_id = ${company_id} and clinic_id = ${clinic_id} and ${column} = ${from} and ${when} returning id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
