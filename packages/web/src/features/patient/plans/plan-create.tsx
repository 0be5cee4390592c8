import { unwrap } from '@clinic/api'
import { useLocation, useParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { RecordGate } from '../../../platform/record/record-gate'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { useMissingPatient } from '../use-missing-patient'
import { PlanForm } from './plan-form'
import { emptyPlan, planContent } from './plan-value'
import { usePlanAddress } from './use-plan-address'

/** A new treatment plan of a patient, drafted by the dentist who is signed in. */
export default function PlanCreate() {
  const { api } = useApp()
  const { form } = useTexts()['treatment-plan']
  const id = Number(useParams<{ id: string }>().id)
  const [, navigate] = useLocation()
  const address = usePlanAddress(id)
  const query = useEarlyQuery(patientQuery(api, id))
  const missing = useMissingPatient()
  return (
    <Page
      title={form.new()}
      back={{ href: address, label: form.back() }}
      description={query.data && <bdi>{personName(query.data)}</bdi>}
    >
      <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(patient) => (
          <PlanForm
            form={`treatment-plan-new-${id}`}
            patient={patient}
            initial={emptyPlan}
            cancel={address}
            save={(value, key) =>
              unwrap(
                api.POST('/api/patient/{id}/treatment-plan', {
                  params: { path: { id }, header: { 'Idempotency-Key': key } },
                  body: planContent(value),
                }),
              )
            }
            onSaved={() => navigate(address, { replace: true })}
          />
        )}
      </RecordGate>
    </Page>
  )
}
