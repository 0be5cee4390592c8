import { type PracticeProblem, practiceProblem } from '@clinic/core/visit'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Returns the dentist whose account the caller is. */
export async function treatingDentist(database: Database | Transaction, { company_id, user_id }: Caller) {
  const { doctor_id } = await database
    .selectFrom('user')
    .select('doctor_id')
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirstOrThrow()
  if (doctor_id === null) throw new Refusal(403, 'noDentist')
  return doctor_id
}

interface Practice {
  visit: Parameters<typeof practiceProblem>[0]
  by: Parameters<typeof practiceProblem>[1]
}

/** Refuses a practice for what core says is in its way. Of two at once, the database refuses the second. */
export async function refusePractice(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { visit, by }: Practice,
) {
  const running = await tx
    .selectFrom('visit')
    .select(['id', 'room_id', 'doctor_id', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, state: 'in_practice' }))
    .execute()
  const problem = practiceProblem(visit, by, running)
  if (!problem) return
  const { status, field, sentence } = refusals[problem]
  throw new Refusal(status, status === 422 ? 'checkFields' : sentence, { fields: { [field]: sentence } })
}

const refusals: Readonly<Record<PracticeProblem, { status: 409 | 422; field: string; sentence: Sentence }>> = {
  roomMissing: { status: 422, field: 'room_id', sentence: 'required' },
  takeoverReasonMissing: { status: 422, field: 'takeover_reason', sentence: 'required' },
  roomBusy: { status: 409, field: 'room_id', sentence: 'roomInPractice' },
  doctorBusy: { status: 409, field: 'doctor_id', sentence: 'doctorInPractice' },
}
