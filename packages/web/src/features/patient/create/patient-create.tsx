import { unwrap } from '@clinic/api'
import { emptyPatient, isPatientInput, patientProblems } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { PatientFields } from '../../../entities/patient/patient-fields'
import { patientQuery } from '../../../entities/patient/patient-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { Page } from '../../../platform/page/page'
import { problemSentences } from '../../../platform/record/problem-sentences'
import { RecordForm } from '../../../platform/record/record-form'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { patientSections } from '../patient-sections'
import { useCandidates } from '../use-candidates'

/** A new patient, registered at the desk. */
export default function PatientCreate() {
  const { api } = useApp()
  const { patient: texts, 'patient-form': words } = useTexts()
  const { label } = useLabels()
  const { date } = useFormat()
  const queries = useQueryClient()
  const candidates = useCandidates()
  const [, navigate] = useLocation()
  const { today } = useClinicDay()
  const [address] = useSearchParams()
  // a name that was sought in vain is typed already
  const sought = address.get('name')?.slice(0, 100).replace(/[\d+]/g, '').trim() ?? ''
  return (
    <Page title={texts.create.title()} back={{ href: '/clinic/patient', label: texts.list.title() }}>
      <RecordForm
        form="patient-new"
        initial={sought ? { ...emptyPatient, first_name: sought } : emptyPatient}
        problemsOf={(patient) => problemSentences(words.problems, patientProblems(patient, { today }))}
        describe={(patient) => patientSections({ texts, label }, patient, date).flatMap(({ pairs }) => pairs)}
        save={async (patient, idempotencyKey) => {
          if (!isPatientInput(patient)) throw new Error(words.problems.required())
          const header = { 'Idempotency-Key': idempotencyKey }
          return candidates.before({ ...patient, patient_id: null }, () =>
            unwrap(api.POST('/api/patient', { body: patient, params: { header } })),
          )
        }}
        onSaved={(patient) => {
          queries.setQueryData(patientQuery(api, patient.id).queryKey, patient)
          void queries.invalidateQueries({ queryKey: ['patient'] })
          void notify('success', texts.create.saved({ ...patient, name: personName(patient) }))
          navigate(`/clinic/patient/${patient.id}`, { replace: true })
        }}
        cancel="/clinic/patient"
        saveLabel={texts.create.save()}
      >
        {(fields) => <PatientFields {...fields} today={today} />}
      </RecordForm>
      {candidates.question}
    </Page>
  )
}
