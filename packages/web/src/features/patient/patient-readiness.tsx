import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { missingOfPatient } from '@clinic/core/satu-sehat'
import { ReadinessNote } from '../../entities/satu-sehat/readiness-note'
import { useTexts } from '../../platform/texts/use-texts'

/** What SATUSEHAT still needs of this patient, for those who may enter it. */
export function PatientReadiness({ patient }: { patient: Schema<'Patient'> }) {
  const { fields, page } = useTexts().patient
  return (
    <ReadinessNote
      form={`/clinic/patient/${patient.id}/edit`}
      roles={operationRoles.updatePatient}
      fields={missingOfPatient(patient).map(({ field, key }) => {
        if (key === 'patientIdentityKind') return { field, label: page.nikInstead() }
        return { field, label: fields[key === 'patientIdentity' ? 'identity_number' : field]() }
      })}
    />
  )
}
