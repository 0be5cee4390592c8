import { comparisonOfCharts, summaryOfChart } from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { ChangedSiteList, ChartComparison } from '../../../entities/periodontal-chart/chart-comparison'
import { ChartFigures } from '../../../entities/periodontal-chart/chart-figures'
import { DrawnThen } from '../../../entities/periodontal-chart/drawn-then'
import {
  type PeriodontalChart,
  periodontalChartsQuery,
} from '../../../entities/periodontal-chart/periodontal-chart-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { RecordGate } from '../../../platform/record/record-gate'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { ageText } from '../../../platform/texts/age-text'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { usePatientAddress } from '../use-patient-address'
import { useShownCharts } from './use-shown-charts'

/** A periodontal chart on a sheet of A4: who the patient is, the drawing, its figures, and what changed where that was shown. */
export default function PeriodontalSheet() {
  const { api } = useApp()
  const { sheet, ofPatient } = useTexts()['periodontal-chart']
  const { id } = useParams<{ id: string }>()
  const address = usePatientAddress()
  const query = useQuery(periodontalChartsQuery(api, Number(id)))
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${address}/${id}/periodontal`, label: sheet.back() }}
      isReady={query.data !== undefined}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: ofPatient.noneOf(), text: ofPatient.noneOfText(), href: address, leave: ofPatient.back() }}
      >
        {(charts) => <Printed patient={Number(id)} charts={charts} />}
      </RecordGate>
    </PrintedPage>
  )
}

function Printed({ patient, charts }: { patient: number; charts: readonly PeriodontalChart[] }) {
  const { api } = useApp()
  const { 'periodontal-chart': texts, ...all } = useTexts()
  const { sheet, ofPatient, title } = texts
  const { form } = all.odontogram
  const { date } = useFormat()
  const { today } = useClinicDay()
  const { data } = useQuery(patientQuery(api, patient))
  const { chart, against } = useShownCharts(charts)
  if (!chart) return <p>{ofPatient.none()}</p>
  const comparison = against && comparisonOfCharts(against.content, chart.content)
  const facts: readonly [string, string][] = [
    ...(data
      ? ([
          [form.name(), personName(data)],
          [form.record_number(), data.record_number],
          [form.born(), `${date(data.date_of_birth)} (${ageText(all.patient, data.date_of_birth, { today })})`],
        ] as const)
      : []),
    [sheet.date(), date(chart.date)],
    ...(against ? ([[sheet.compared(), date(against.date)]] as const) : []),
  ].map(([label, value]) => [label, value])
  return (
    <Sheet paper="a4" title={title()}>
      <SheetFacts facts={facts} />
      <DrawnThen chart={chart} changes={comparison?.changes} isWhole />
      <ChartFigures summary={summaryOfChart(chart.content)} before={comparison?.before} />
      {comparison && against && (
        <>
          <ChartComparison comparison={comparison} since={date(against.date)} />
          <ChangedSiteList changes={comparison.changes} />
        </>
      )}
      {chart.content.remark.trim() !== '' && <p>{chart.content.remark}</p>}
      <SheetSignature title={sheet.examinedBy()} name={chart.doctor_name} />
    </Sheet>
  )
}
