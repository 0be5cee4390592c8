import type { Schema } from '@clinic/api'
import { isMinor } from '@clinic/core/patient'
import { optionOf } from '../../../entities/patient/use-find-patient'

/** The name of who decides, as it is typed: of a minor their guardian, where one is known. */
export const signerOf = (patient: Schema<'Patient'>, today: string) =>
  (isMinor(patient.date_of_birth, today) && patient.guardian_name.trim()) || optionOf(patient).label
