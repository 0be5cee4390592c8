import { summaryOfChart } from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { periodontalChartsQuery } from '../../../entities/periodontal-chart/periodontal-chart-query'
import { usePeriodontalWords } from '../../../entities/periodontal-chart/use-periodontal-words'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { usePatientAddress } from '../use-patient-address'

/** The latest periodontal chart in one line, for the dentist who is about to treat; nothing where there is none. */
export default function SummaryPeriodontal({ patient }: { patient: number }) {
  useNamespace('periodontal-chart')
  const { api } = useApp()
  const texts = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const { date } = useFormat()
  const address = `${usePatientAddress()}/${patient}/periodontal`
  const query = useQuery(periodontalChartsQuery(api, patient))
  const [latest] = query.data ?? []
  if (!latest && !query.error) return null
  const summary = latest && summaryOfChart(latest.content)
  return (
    <Card
      title={texts.title()}
      actions={
        <Link href={address} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {texts.ofPatient.open()}
        </Link>
      }
    >
      {latest && summary ? (
        <p>
          {date(latest.date)}: {texts.line({ bleeding: words.percent(summary.bleeding), deep: summary.deep.count })}
        </p>
      ) : (
        <LoadFailed query={query} />
      )}
    </Card>
  )
}
