import { type Schema, unwrap } from '@clinic/api'
import { guardianProblems, missingForSatusehat, patientProblems, patientUpdateOf } from '@clinic/core/patient'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { board as recipe } from 'styled-system/recipes'
import { PatientAddressFields } from '../../entities/patient/patient-address-fields'
import { PatientGuardianFields } from '../../entities/patient/patient-guardian-fields'
import { PatientIdentityFields } from '../../entities/patient/patient-identity-fields'
import { patientQuery } from '../../entities/patient/patient-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

/** What is missing of a patient, to be asked for while they stand at the desk: for the national service, and the guardian of a minor. */
export function MissingFields({ id }: { id: number }) {
  const { api } = useApp()
  const texts = useTexts()
  const { today } = useClinicDay()
  const { data, error } = useQuery(patientQuery(api, id))
  if (error && !data) return <Banner tone="warning">{failureText(texts, error)}</Banner>
  if (!data) return null
  const fields: Missing[] = missingForSatusehat(data)
  if (guardianProblems(data, { today }).guardian_name) fields.push('guardian_name')
  return fields.length > 0 && <MissingForm patient={data} fields={fields} />
}

type Missing = ReturnType<typeof missingForSatusehat>[number] | 'guardian_name'

function MissingForm({ patient, fields }: { patient: Schema<'Patient'>; fields: Missing[] }) {
  const { api } = useApp()
  const texts = useTexts()
  useNamespace('patient-form')
  const { missing } = texts.visit
  const queries = useQueryClient()
  const { today } = useClinicDay()
  const { id } = patient
  const form = useRecordForm({
    form: `patient-${id}-check-in`,
    initial: patientUpdateOf(patient),
    problemsOf: (value) => problemSentences(texts['patient-form'].problems, patientProblems(value, { today })),
    save: (body) => unwrap(api.PUT('/api/patient/{id}', { params: { path: { id } }, body })),
    onSaved(saved) {
      queries.setQueryData(patientQuery(api, id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['patient'] })
      void notify('success', missing.saved({ name: personName(saved) }))
    },
  })
  if (!form.isReady) return null
  const asks = (...named: Missing[]) => named.some((field) => fields.includes(field))
  const parts = { value: form.value, errors: form.errors, change: form.change, today }
  const named = fields.map((field) => texts.patient.fields[field]()).join(', ')
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={recipe().panel}>
      <Banner tone="warning" title={missing.title({ fields: named })}>
        {missing.help()}
      </Banner>
      {asks('identity_number') && <PatientIdentityFields {...parts} />}
      {fields.some((field) => field !== 'identity_number' && field !== 'guardian_name') && (
        <PatientAddressFields {...parts} />
      )}
      {asks('guardian_name') && <PatientGuardianFields {...parts} />}
      {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
      {form.conflict && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="outline" onClick={() => form.takeStored()}>
              {missing.read()}
            </Button>
          }
        >
          {missing.taken()}
        </Banner>
      )}
      <div className={recipe().actions}>
        <span className={recipe().spacer} />
        <Button type="submit" variant="soft" busy={form.isBusy}>
          {missing.save()}
        </Button>
      </div>
    </form>
  )
}
