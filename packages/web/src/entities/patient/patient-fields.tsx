import type { PatientDraft, PatientInput } from '@clinic/core/patient'
import { PatientAddressFields } from './patient-address-fields'
import { PatientContactFields } from './patient-contact-fields'
import { PatientEmergencyFields } from './patient-emergency-fields'
import { PatientIdentityFields } from './patient-identity-fields'
import { PatientMoreFields } from './patient-more-fields'
import { PatientPersonalFields } from './patient-personal-fields'

export interface PatientFieldsProps {
  value: PatientDraft
  /** A sentence for each field that is wrong; the parts of the address stand beside the other fields. */
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<PatientInput>) => void
  /** YYYY-MM-DD in the zone of the clinic; the age is told by it. */
  today: string
  /** The person types about themselves: the browser may offer what it knows of them. */
  own?: boolean
}

/** Every field of a patient, grouped by meaning: for the public registration, for creating and for editing. */
export function PatientFields(props: PatientFieldsProps) {
  return (
    <>
      <PatientPersonalFields {...props} />
      <PatientContactFields {...props} />
      <PatientIdentityFields {...props} />
      <PatientAddressFields {...props} />
      <PatientEmergencyFields {...props} />
      <PatientMoreFields {...props} />
    </>
  )
}
