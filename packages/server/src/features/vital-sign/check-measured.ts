import type { Schema } from '@clinic/api'
import { ageOn } from '@clinic/core/patient'
import { findingsOf, highestLevel, type VitalSignProblem, vitalSignProblems } from '@clinic/core/vital-sign'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Refuses what no patient can have, and returns the columns of a measurement with its level at the patient's age. */
export async function checkMeasured(
  tx: Transaction,
  measured: Schema<'VitalSignInput'>,
  { caller, now, patient }: RequestContext & { patient: Schema<'AppointmentPatient'> },
) {
  const found = Object.entries(vitalSignProblems(measured, patient)).map(([field, problem]) => [
    `measured.${field}`,
    sentences[problem],
  ])
  if (found.length > 0) throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(found) })
  const { today } = await clinicDay(tx, caller, now)
  const { years } = ageOn(patient.date_of_birth, today)
  return {
    ...measured,
    unmeasurable_reason: measured.unmeasurable_reason.trim(),
    note: measured.note.trim(),
    level: highestLevel(findingsOf(measured, { years })),
  }
}

const sentences: Record<VitalSignProblem, Sentence> = {
  systolicNotAbove: 'systolicNotAbove',
  impossible: 'measureImpossible',
  required: 'required',
  mustBeEmpty: 'notHere',
  weeksOutOfRange: 'measureImpossible',
}
