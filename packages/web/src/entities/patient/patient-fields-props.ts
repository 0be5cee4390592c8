import type { PatientDraft, PatientInput } from '@clinic/core/patient'

export interface PatientFieldsProps {
  value: PatientDraft
  /** A sentence for each field that is wrong; the parts of the address stand beside the other fields. */
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<PatientInput>) => void
  /** YYYY-MM-DD in the zone of the clinic; the age is computed by it. */
  today: string
  /** The person fills in their own details: the browser may autofill them. */
  own?: boolean
}
