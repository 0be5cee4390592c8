import { type Schema, unwrap } from '@clinic/api'
import { emptyPatient, isPatientInput, type PatientDraft, patientProblems } from '@clinic/core/patient'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { bookingRequestAddress } from '../../../entities/booking-request/booking-request-address'
import { bookingRequestQuery } from '../../../entities/booking-request/booking-request-query'
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
import { Skeleton } from '../../../ui/feedback/skeleton'
import { patientSections } from '../patient-sections'
import { useCandidates } from '../use-candidates'

/** A new patient, registered at the desk: with a name that was sought in vain, or as a visitor who asks for an appointment is known so far. */
export default function PatientCreate() {
  const { api } = useApp()
  const texts = useTexts().patient
  const [address] = useSearchParams()
  const request = Number(address.get('request')) || undefined
  const asked = useQuery({ ...bookingRequestQuery(api, request ?? 0), enabled: request !== undefined })
  if (request === undefined) {
    // a name that was sought in vain is typed already
    const sought = address.get('name')?.slice(0, 100).replace(/[\d+]/g, '').trim() ?? ''
    return (
      <CreateForm
        form="patient-new"
        initial={sought ? { ...emptyPatient, first_name: sought } : emptyPatient}
        back={{ href: '/clinic/patient', label: texts.list.title() }}
        pageOf={(id) => `/clinic/patient/${id}`}
      />
    )
  }
  const back = { href: bookingRequestAddress(request), label: texts.create.backToRequest() }
  // what cannot be fetched is typed
  if (!asked.data && !asked.error) {
    return (
      <Page title={texts.create.title()} back={back}>
        <Skeleton shape="block" lines={3} />
      </Page>
    )
  }
  return (
    <CreateForm
      form={`patient-new-request-${request}`}
      initial={visitorOf(asked.data?.request)}
      back={back}
      pageOf={(id) => bookingRequestAddress(request, id)}
    />
  )
}

/** What a visitor said of themselves. */
function visitorOf(request: Schema<'BookingRequest'> | undefined): PatientDraft {
  if (!request) return emptyPatient
  const { first_name, last_name, date_of_birth, phone } = request
  return { ...emptyPatient, first_name, last_name, date_of_birth, phone }
}

interface CreateFormProps {
  form: string
  initial: PatientDraft
  back: { href: string; label: string }
  /** The page that follows when the patient is saved. */
  pageOf: (patient: number) => string
}

function CreateForm({ form, initial, back, pageOf }: CreateFormProps) {
  const { api } = useApp()
  const { patient: texts, 'patient-form': words } = useTexts()
  const { label } = useLabels()
  const { date } = useFormat()
  const queries = useQueryClient()
  const candidates = useCandidates()
  const [, navigate] = useLocation()
  const { today } = useClinicDay()
  return (
    <Page title={texts.create.title()} back={back}>
      <RecordForm
        form={form}
        initial={initial}
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
          navigate(pageOf(patient.id), { replace: true })
        }}
        cancel={back.href}
        saveLabel={texts.create.save()}
      >
        {(fields) => <PatientFields {...fields} today={today} />}
      </RecordForm>
      {candidates.question}
    </Page>
  )
}
