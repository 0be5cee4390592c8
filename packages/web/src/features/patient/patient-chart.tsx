import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PatientScreen } from './patient-screen'
import { usePatientAddress } from './use-patient-address'

const ReadChart = lazyWithRetry(() => import('../../entities/odontogram/read-chart'))

/** The chart of teeth of one patient, to read: now, as planned, as first found, and as it was after each visit. */
export default function PatientChart() {
  return <PatientScreen tab="odontogram">{({ id }) => <Chart patient={id} />}</PatientScreen>
}

function Chart({ patient }: { patient: number }) {
  const { api } = useApp()
  const { ofPatient, title, form } = useTexts().odontogram
  const address = usePatientAddress()
  const query = useQuery(odontogramQuery(api, patient))
  const waiting = (
    <Card title={title()}>
      <Skeleton shape="block" />
    </Card>
  )
  return (
    <RecordGate
      query={query}
      skeleton={waiting}
      missing={{
        title: ofPatient.none(),
        text: ofPatient.noneText(),
        href: `${address}/${patient}`,
        leave: ofPatient.back(),
      }}
    >
      {(chart) => (
        <Suspense fallback={waiting}>
          <Card
            title={title()}
            actions={
              <Link
                href={`${address}/${patient}/odontogram/form`}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                <Printer aria-hidden="true" />
                {form.print()}
              </Link>
            }
          >
            {chart.findings.length === 0 && <p>{ofPatient.empty()}</p>}
            <ReadChart odontogram={chart} />
          </Card>
        </Suspense>
      )}
    </RecordGate>
  )
}
