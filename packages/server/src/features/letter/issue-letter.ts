import type { Schema } from '@clinic/api'
import { canIssueLetter, type LetterProblem, letterProblems } from '@clinic/core/letter'
import { isUnderWay } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { addressedPerson } from '../../domain/letter/addressed-person'
import { hashOfLetter, letterOf, letterRows } from '../../domain/letter/letter-rows'
import { refuseUnlicensed, signerOf } from '../../domain/note/signer'
import { heldVisit } from '../../domain/visit/held-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Signed as it is written: a letter that waits for a signature would be handed out without one. */
export const issueLetter: UseCase<'issueLetter'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body: content } = call
    const { company_id, clinic_id } = caller
    const signer = await signerOf(tx, call)
    const visit = await heldVisit(tx, caller, path.id)
    const { doctor_id, name, sip_number, signed_at } = signer.signature
    if (visit.doctor_id !== doctor_id) throw new Refusal(404, 'notFound')
    if (!canIssueLetter(visit.state)) throw new Refusal(409, 'visitNotNow')
    refuseProblems(letterProblems(content, { visitedOn: visit.queue_date }))
    refuseUnlicensed(signer)

    const { today } = await clinicDay(tx, caller, now)
    const numbered = await nextDocumentNumber(tx, caller, { table: 'letter', year: Number(today.slice(0, 4)) })
    const patient_id = visit.patient.id
    const person = await addressedPerson(tx, caller, patient_id)
    const stay = stayOf(visit, signed_at)
    const written = {
      visit_id: visit.id,
      number: numbered.number,
      content,
      stay,
      person: { id: patient_id, ...person },
    }
    const { id } = await tx
      .insertInto('letter')
      .values({
        company_id,
        clinic_id,
        visit_id: visit.id,
        patient_id,
        doctor_id,
        kind: content.kind,
        ...numbered,
        state: 'issued',
        content: JSON.stringify(content),
        person: JSON.stringify(person),
        stay: JSON.stringify(stay),
        signer_name: name,
        sip_number,
        signed_at,
        hash: hashOfLetter(written, signer.signature),
        created_at: signed_at,
        updated_at: signed_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await letterRows(tx, caller).where('letter.id', '=', id).executeTakeFirstOrThrow()
    const letter = letterOf(caller, row)
    recordEvent(tx, caller, {
      action: 'issue',
      object: 'letter',
      object_id: id,
      after: letter,
      people: { patient: [patient_id] },
    })
    return letter
  })

/** When the patient was here: until now, where the visit goes on. */
const stayOf = ({ queue_date, arrived_at, state, state_since }: Schema<'Visit'>, now: string) => ({
  on: queue_date,
  from: arrived_at,
  until: isUnderWay(state) ? now : state_since,
})

function refuseProblems(problems: readonly LetterProblem[]) {
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(({ field, problem }) => [field, sentences[problem]]))
  throw new Refusal(422, 'checkFields', { fields })
}

const sentences: Readonly<Record<LetterProblem['problem'], Sentence>> = {
  missing: 'required',
  notOfKind: 'notHere',
  beforeVisit: 'restBeforeVisit',
  beginsLate: 'restBeginsLate',
  endsBeforeItBegins: 'restEndsBeforeItBegins',
  longWithoutReason: 'longRestWithoutReason',
  tooLong: 'restTooLong',
  withoutConsent: 'diagnosisWithoutConsent',
}
