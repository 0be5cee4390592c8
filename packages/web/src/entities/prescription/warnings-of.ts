import { type PatientFacts, prescriptionWarnings } from '@clinic/core/prescription'
import type { Prescription, PrescriptionLine } from './prescription-query'

type Medicines = ReadonlyMap<number, Prescription['medicines'][number]>

/** What speaks against the lines, each told once for a conflict; of medicines that are loaded by now. */
export function warningsOf(lines: readonly PrescriptionLine[], medicines: Medicines, facts: PatientFacts) {
  const prescribed = lines.flatMap(({ medicine_id }) => medicines.get(medicine_id ?? 0) ?? [])
  return prescriptionWarnings(prescribed, facts)
}
