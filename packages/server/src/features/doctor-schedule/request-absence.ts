import type { Transaction } from '../../database/schema'
import { addAbsence } from '../../domain/schedule/add-absence'
import { dentists } from '../../domain/schedule/dentists'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const requestAbsence: UseCase<'requestAbsence'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { doctor_id: who, ...absence } = call.body
    if (call.caller.role === 'doctor_clinic' && (await ownDoctorOf(tx, call.caller)) !== who)
      throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'onlyYourself' } })
    return addAbsence(tx, dentists, call, { who, ...absence })
  })

/** The dentist that the caller is, or null. */
async function ownDoctorOf(tx: Transaction, { company_id, user_id }: Caller) {
  const { doctor_id } = await tx
    .selectFrom('user')
    .select('doctor_id')
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirstOrThrow()
  return doctor_id
}
