import type { Schema } from '@clinic/api'
import { type ConsentProblem, canSignConsent, consentProblems, hasMarried } from '@clinic/core/treatment-consent'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { refuseUnlicensed, signerOf } from '../../domain/note/signer'
import { insertConsent } from '../../domain/treatment-consent/insert-consent'
import { auditedConsent, consentOf, consentRows } from '../../domain/treatment-consent/treatment-consent-rows'
import { heldVisit } from '../../domain/visit/held-visit'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Signed by the dentist as the patient signs it: who explained the treatment stands by it. */
export const signTreatmentConsent: UseCase<'signTreatmentConsent'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body: content } = call
    const signer = await signerOf(tx, call)
    const visit = await heldVisit(tx, caller, path.id)
    const { signature } = signer
    if (visit.doctor_id !== signature.doctor_id) throw new Refusal(404, 'notFound')
    if (!canSignConsent(visit.state)) throw new Refusal(409, 'visitNotNow')
    const patient_id = visit.patient.id
    const { today: on } = await clinicDay(tx, caller, now)
    refuseProblems(
      consentProblems(content, {
        ...(await ageAndMarriage(tx, caller, patient_id)),
        on,
        products: await offered(tx, caller, content.services),
      }),
    )
    refuseUnlicensed(signer)
    const id = await insertConsent(tx, caller, { visit_id: visit.id, patient_id, content, signature })
    const row = await consentRows(tx, caller).where('treatment_consent.id', '=', id).executeTakeFirstOrThrow()
    const consent = consentOf(row)
    recordEvent(tx, caller, {
      action: 'sign',
      object: 'treatment_consent',
      object_id: id,
      after: auditedConsent(consent),
      people: { patient: [patient_id] },
    })
    return consent
  })

async function ageAndMarriage(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const { date_of_birth, marital_status } = await tx
    .selectFrom('patient')
    .select(['date_of_birth', 'marital_status'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  return { born: date_of_birth, isMarried: hasMarried(marital_status) }
}

/** The services that are named, as far as the clinic offers them. */
async function offered(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  services: readonly Schema<'ConsentedService'>[],
) {
  const products = await tx
    .selectFrom('product')
    .select(['id', 'scope'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .where(
      'id',
      'in',
      services.map(({ product_id }) => product_id),
    )
    .execute()
  return new Map(products.map(({ id, scope }) => [id, { scope }]))
}

function refuseProblems(problems: readonly ConsentProblem[]) {
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(({ field, problem }) => [field, sentences[problem]]))
  throw new Refusal(422, 'checkFields', { fields })
}

const sentences: Readonly<Record<ConsentProblem['problem'], Sentence>> = {
  missing: 'required',
  notOffered: 'notOffered',
  twice: 'consentServiceTwice',
  minorSigns: 'minorSignsConsent',
  notHere: 'notHere',
  drawingEmpty: 'signatureNotDrawn',
}
