import type { Schema } from '@clinic/api'
import { type FinishProblem, signatureProblems } from '../visit/finish-problems'
import type { PrescriptionContent } from './prescription-content'
import { type PrescriptionWarning, unexplained, warningKey } from './prescription-warnings'
import { readDose } from './read-dose'

/** A prescription as far as it must be complete before it is signed. */
export interface PrescriptionFacts {
  content: PrescriptionContent
  warnings: readonly PrescriptionWarning[]
  /** The medicines of the lines. */
  medicines: readonly Pick<Schema<'PrescribedMedicine'>, 'medicine_id' | 'status'>[]
  /** The licence to practise (SIP) of who signs, today. */
  licence: Schema<'LicenceState'>
}

/** Returns everything that prevents signing a prescription, line by line; a reason that is missing is named by its warning. */
export function prescriptionProblems({
  content: { lines, reasons },
  warnings,
  medicines,
  licence,
}: PrescriptionFacts): FinishProblem[] {
  const inactive = new Set(
    medicines.filter(({ status }) => status === 'inactive').map(({ medicine_id }) => medicine_id),
  )
  const given = Object.fromEntries(reasons.map(({ warning, reason }) => [warning, reason]))
  return [
    ...(lines.length === 0 ? [missing('linesMissing', null)] : []),
    ...lines.flatMap(({ id, medicine_id, dose, quantity }) => [
      ...(medicine_id === null ? [missing('medicineMissing', id)] : []),
      ...(medicine_id !== null && inactive.has(medicine_id) ? [missing('medicineInactive', id)] : []),
      ...doseProblems(dose).map((problem) => missing(problem, id)),
      ...(quantity === null ? [missing('quantityMissing', id)] : []),
    ]),
    ...unexplained(warnings, given).map((warning) => missing('reasonMissing', warningKey(warning))),
    ...signatureProblems(licence),
  ]
}

function missing(problem: FinishProblem['problem'], id: FinishProblem['id']): FinishProblem {
  return { problem, section: 'prescription', id }
}

function doseProblems(text: string): ('doseMissing' | 'doseNotRead')[] {
  const read = readDose(text)
  if (!('problem' in read)) return []
  return [read.problem === 'empty' ? 'doseMissing' : 'doseNotRead']
}
