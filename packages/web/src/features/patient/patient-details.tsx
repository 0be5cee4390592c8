import type { Schema } from '@clinic/api'
import { PhotoOf } from '../../entities/photo/photo-of'
import { personName } from '../../platform/texts/person-name'
import { PatientRecord } from './patient-record'

/** Everything stored about a person, and their photo. */
export default function PatientDetails({ patient }: { patient: Schema<'Patient'> }) {
  return (
    <>
      <PatientRecord patient={patient} />
      <PhotoOf person={{ ...patient, kind: 'patient', name: personName(patient) }} />
    </>
  )
}
