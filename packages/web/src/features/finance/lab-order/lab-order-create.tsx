import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { optionOf } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { useTexts } from '../../../platform/texts/use-texts'
import { financeAddress } from '../use-finance-tabs'
import { labOrderAddress } from './lab-order-address'
import { LabOrderForm } from './lab-order-form'
import { contentOf, emptyLabOrder } from './lab-order-value'

/** A new order; of the patient, the visit and the dentist that the address names. */
export default function LabOrderCreate() {
  const { api } = useApp()
  const { page, back } = useTexts()['lab-order']
  const [, navigate] = useLocation()
  const [address] = useSearchParams()
  const patient_id = Number(address.get('patient_id') ?? 0)
  const patient = useQuery({ ...patientQuery(api, patient_id), enabled: patient_id > 0 })
  const list = financeAddress('lab-order')
  return (
    <Page title={page.new()} back={{ href: list, label: back() }}>
      {patient.isLoading ? (
        <RecordFormSkeleton />
      ) : (
        <LabOrderForm
          form={`lab-order-new-${patient_id}`}
          isNew
          cancel={list}
          initial={{
            ...emptyLabOrder,
            patient: patient.data ? optionOf(patient.data) : null,
            visit_id: Number(address.get('visit_id')) || null,
            doctor_id: address.get('doctor_id') ?? '',
          }}
          save={(value, key) =>
            unwrap(
              api.POST('/api/lab-order', {
                params: { header: { 'Idempotency-Key': key } },
                body: { patient_id: Number(value.patient?.value), ...contentOf(value) },
              }),
            )
          }
          onSaved={({ id }) => navigate(labOrderAddress(id), { replace: true })}
        />
      )}
    </Page>
  )
}
