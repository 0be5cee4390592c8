import { unwrap } from '@clinic/api'
import { useLocation, useParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { treatmentPlanQuery } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { MissingRecord, RecordGate } from '../../../platform/record/record-gate'
import { useAccount } from '../../../platform/session/use-account'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { useMissingPatient } from '../use-missing-patient'
import { PlanForm } from './plan-form'
import { planContent, planValue } from './plan-value'
import { usePlanAddress } from './use-plan-address'

/** A draft while its dentist writes on it. */
export default function PlanEdit() {
  const { api } = useApp()
  const { form } = useTexts()['treatment-plan']
  const params = useParams<{ id: string; plan: string }>()
  const id = Number(params.id)
  const [, navigate] = useLocation()
  const address = usePlanAddress(id)
  const doctor = useAccount()?.doctor_id
  const patient = useEarlyQuery(patientQuery(api, id))
  const query = useEarlyQuery(treatmentPlanQuery(api, Number(params.plan)))
  const missingPatient = useMissingPatient()
  const leave = { href: address, leave: form.back() }
  return (
    <Page
      title={form.edit()}
      back={{ href: address, label: form.back() }}
      description={patient.data && <bdi>{personName(patient.data)}</bdi>}
    >
      <RecordGate query={patient} skeleton={<RecordFormSkeleton />} missing={missingPatient}>
        {(whose) => (
          <RecordGate
            query={query}
            skeleton={<RecordFormSkeleton />}
            missing={{ title: form.unknown(), text: form.unknownText(), ...leave }}
          >
            {(plan) =>
              plan.state !== 'draft' || plan.doctor_id !== doctor ? (
                <MissingRecord
                  title={plan.title}
                  text={plan.state === 'draft' ? form.notYours() : form.notDraft()}
                  {...leave}
                />
              ) : (
                <PlanForm
                  form={`treatment-plan-${plan.id}`}
                  patient={whose}
                  initial={planValue(plan)}
                  cancel={address}
                  save={(value) =>
                    unwrap(
                      api.PUT('/api/treatment-plan/{id}', {
                        params: { path: { id: plan.id } },
                        body: { ...planContent(value), version: value.version },
                      }),
                    )
                  }
                  onSaved={() => navigate(address, { replace: true })}
                />
              )
            }
          </RecordGate>
        )}
      </RecordGate>
    </Page>
  )
}
