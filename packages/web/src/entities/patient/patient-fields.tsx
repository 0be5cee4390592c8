import { PatientAddressFields } from './patient-address-fields'
import { PatientContactFields } from './patient-contact-fields'
import { PatientEmergencyFields } from './patient-emergency-fields'
import type { PatientFieldsProps } from './patient-fields-props'
import { PatientGuardianFields } from './patient-guardian-fields'
import { PatientIdentityFields } from './patient-identity-fields'
import { PatientMoreFields } from './patient-more-fields'
import { PatientPersonalFields } from './patient-personal-fields'

/** Every field of a patient, grouped by meaning: for the public registration, for creating and for editing. */
export function PatientFields(props: PatientFieldsProps) {
  return (
    <>
      <PatientPersonalFields {...props} />
      <PatientContactFields {...props} />
      <PatientIdentityFields {...props} />
      <PatientAddressFields {...props} />
      <PatientEmergencyFields {...props} />
      <PatientGuardianFields {...props} />
      <PatientMoreFields {...props} />
    </>
  )
}
