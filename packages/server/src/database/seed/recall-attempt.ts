import type { Schema } from '@clinic/api'
import { type AuditEvent, appendGroup } from '../../audit/chain'
import { dueOn, recallState, recalls } from '../../domain/recall/recalls'
import type { Transaction } from '../schema'
import type { Place } from './insert'

const day = 86_400_000

interface Told extends Schema<'RecallAttemptInput'> {
  /** How many days ago. */
  ago: number
}

/** What came of calling those who were due first: of each patient the attempts. Nobody called the others yet. */
const told: readonly (readonly Told[])[] = [
  [{ channel: 'phone', outcome: 'no_answer', remark: 'Telepon lagi sore hari', ago: 1 }],
  [{ channel: 'phone', outcome: 'declined', remark: 'Pindah ke luar kota', ago: 2 }],
  [],
  [{ channel: 'phone', outcome: 'wrong_number', remark: '', ago: 2 }],
  [
    { channel: 'whatsapp', outcome: 'no_answer', remark: '', ago: 3 },
    { channel: 'phone', outcome: 'promised', remark: 'Menunggu jadwal kerja', ago: 1 },
  ],
]

/** Inserts what came of calling patients whose control is due. */
export async function insertRecallAttempts(
  tx: Transaction,
  place: Place,
  { today, now }: { today: string; now: Date },
) {
  const { company_id, clinic_id, clerk } = place
  const { user_id, user_name, role, ip } = clerk
  const due = await recalls(tx, { caller: place, now, today })
    .where(recallState(now), '=', 'due')
    .where(dueOn, '<=', today)
    .orderBy(dueOn)
    .orderBy('visit.id')
    .execute()
  const attempts = due.flatMap(({ id, patient }, index) =>
    (told[index] ?? []).map(({ ago, ...attempt }) => {
      const made_at = new Date(now.getTime() - ago * day).toISOString()
      return {
        patient_id: patient.id,
        row: { ...attempt, company_id, clinic_id, visit_id: id, made_by: user_name, made_at },
      }
    }),
  )
  if (attempts.length === 0) return
  await tx
    .insertInto('recall_attempt')
    .values(attempts.map(({ row }) => row))
    .execute()
  const events = attempts.map(
    ({ patient_id, row: { visit_id, made_at } }): AuditEvent => ({
      query: null,
      before: null,
      after: null,
      reason: null,
      clinic_id,
      user_id,
      user_name,
      role,
      ip,
      at: made_at,
      action: 'create',
      object: 'recall_attempt',
      object_id: visit_id,
      people: { patient: [patient_id] },
    }),
  )
  await appendGroup(
    tx,
    company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}
