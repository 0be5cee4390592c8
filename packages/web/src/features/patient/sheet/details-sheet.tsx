import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { alertsQuery } from '../../../entities/medical-alert/alerts-query'
import { patientQuery } from '../../../entities/patient/patient-query'
import { patientPoliciesQuery } from '../../../entities/patient-policy/policy-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useMissingPatient } from '../use-missing-patient'
import { usePatientAddress } from '../use-patient-address'
import { WrittenDetails } from './written-details'

/** The personal data of a patient on A4, to be checked, completed by hand and signed at the desk. */
export default function DetailsSheet() {
  const { api } = useApp()
  const { sheet } = useTexts()['patient-record']
  const id = Number(useParams<{ id: string }>().id)
  const address = usePatientAddress()
  const missing = useMissingPatient()
  const patient = useQuery(patientQuery(api, id))
  const alerts = useQuery(alertsQuery(api, id))
  const policies = useQuery(patientPoliciesQuery(api, id))
  const gate = { skeleton: <Skeleton shape="block" />, missing }
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${address}/${id}/details`, label: sheet.back() }}
      isReady={[patient, alerts, policies].every(({ data }) => data !== undefined)}
    >
      {/* a sheet without its alerts would look like that of a patient without any */}
      <RecordGate query={patient} {...gate}>
        {(stored) => (
          <RecordGate query={alerts} {...gate}>
            {({ topics }) => (
              <RecordGate query={policies} {...gate}>
                {(held) => <WrittenDetails patient={stored} topics={topics} policies={held} />}
              </RecordGate>
            )}
          </RecordGate>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
