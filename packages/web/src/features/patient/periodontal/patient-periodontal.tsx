import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { periodontalChartsQuery } from '../../../entities/periodontal-chart/periodontal-chart-query'
import { useApp } from '../../../platform/app/app-context'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { PatientScreen } from '../patient-screen'
import { usePatientAddress } from '../use-patient-address'

const ChartsOverTime = lazyWithRetry(() => import('./charts-over-time'))

/** The periodontal charts of one patient, to read: one visit, or what changed between two of them. */
export default function PatientPeriodontal() {
  return <PatientScreen tab="periodontal">{({ id }) => <Charts patient={id} />}</PatientScreen>
}

function Charts({ patient }: { patient: number }) {
  const { api } = useApp()
  const { ofPatient, title } = useTexts()['periodontal-chart']
  const address = usePatientAddress()
  const query = useQuery(periodontalChartsQuery(api, patient))
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
        title: ofPatient.noneOf(),
        text: ofPatient.noneOfText(),
        href: `${address}/${patient}`,
        leave: ofPatient.back(),
      }}
    >
      {(charts) =>
        charts.length === 0 ? (
          <Card title={title()}>
            <EmptyState title={ofPatient.none()}>{ofPatient.noneText()}</EmptyState>
          </Card>
        ) : (
          <Suspense fallback={waiting}>
            <ChartsOverTime charts={charts} sheet={`${address}/${patient}/periodontal/sheet`} />
          </Suspense>
        )
      }
    </RecordGate>
  )
}
