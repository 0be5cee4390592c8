import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { type Screening, screeningProblems } from '@clinic/core/medical-alert'
import { registrationProblems } from '@clinic/core/registration'
import type { Insertable } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { normalisePatient } from '../../domain/patient/patient-values'
import { countAttempt } from '../../domain/registration/count-attempt'
import { registrationAction } from '../../domain/registration/registration-action'
import { visitorCode } from '../../domain/registration/visitor-code'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { onPatientOfBody } from './patient-of-body'

/** Looks at no patient of the clinic, so the answer cannot tell whether the visitor is one. */
export const createRegistration: UseCase<'createRegistration'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const clinic = await findOpenClinic(tx, body.clinic)
    const { today } = await clinicDay(tx, clinic, now)
    const patient = await onPatientOfBody(() =>
      normalisePatient(body.patient, { today, problemsOf: registrationProblems }),
    )
    checkScreening(body.screening)
    await countAttempt(tx, caller.ip, now)

    const { name, ...tenant } = clinic
    const { id, ...receipt } = await insertRegistration(tx, {
      ...tenant,
      language: body.language,
      patient: JSON.stringify(patient),
      screening: JSON.stringify(body.screening),
      submitted_at: now.toISOString(),
    })
    recordEvent(
      tx,
      { ...caller, ...tenant },
      {
        action: registrationAction.submitted,
        object: 'registration',
        object_id: id,
        // the proof of the consent: who gave it, when, and from where
        after: { ...receipt, consent: body.consent, patient, screening: body.screening },
      },
    )
    return { ...receipt, clinic: name }
  })

function checkScreening(screening: Screening) {
  const problems = Object.entries(screeningProblems(screening))
  if (problems.length === 0) return
  const fields = problems.map(([field, problem]) => [`screening.${field}`, problem])
  throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
}

async function findOpenClinic(tx: Transaction, slug: Schema<'Slug'>) {
  const clinic = await tx
    .selectFrom('clinic')
    .select(['company_id', 'id as clinic_id', 'name', 'status', 'registration_open'])
    .where('slug', '=', slug)
    .forShare() // closing the registration waits for this transaction
    .executeTakeFirst()
  if (!clinic) throw new Refusal(404, 'clinicUnknown')
  const { status, registration_open, ...open } = clinic
  if (status !== 'active' || !registration_open)
    throw new Refusal(422, 'clinicClosed', { fields: { clinic: 'clinicClosed' } })
  return open
}

/** Inserts the registration under a code that no other of the company has. */
async function insertRegistration(
  tx: Transaction,
  values: Omit<Insertable<Tables['registration']>, 'code' | 'state'>,
): Promise<Pick<Schema<'Registration'>, 'id' | 'code' | 'submitted_at'>> {
  const { company_id, clinic_id } = values
  const inserted = await tx
    .insertInto('registration')
    .values({ ...values, company_id, clinic_id, code: visitorCode('REG', randomInt), state: 'submitted' })
    .onConflict((conflict) => conflict.columns(['company_id', 'code']).doNothing())
    .returning(['id', 'code', 'submitted_at'])
    .executeTakeFirst()
  return inserted ?? insertRegistration(tx, values)
}
