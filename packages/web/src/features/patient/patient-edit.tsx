import { useParams } from 'wouter'
import { patientQuery } from '../../entities/patient/patient-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { RecordGate } from '../../platform/record/record-gate'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { PatientEditForm } from './patient-edit-form'
import { useMissingPatient } from './use-missing-patient'

export default function PatientEdit() {
  const { api } = useApp()
  const texts = useTexts().patient
  const { id } = useParams<{ id: string }>()
  const query = useEarlyQuery(patientQuery(api, Number(id)))
  const missing = useMissingPatient()
  const name = query.data ? personName(query.data) : ''
  return (
    <Page
      title={name ? texts.edit.title({ name }) : texts.list.title()}
      back={{ href: `/clinic/patient/${id}`, label: name || texts.list.title() }}
    >
      <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(patient) => <PatientEditForm key={patient.id} patient={patient} />}
      </RecordGate>
    </Page>
  )
}
