import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Figure } from '../../ui/figure'
import type { Area, Dashboard } from './dashboard-query'
import { weekChange } from './week-change'

interface PatientFigureProps {
  patients: Dashboard['patients']
  area: Area
}

export function TotalFigure({ patients, area }: PatientFigureProps) {
  const texts = useTexts().dashboard.patients
  const { number } = useFormat()
  return (
    <Figure
      label={texts.total()}
      value={number(patients.total)}
      change={{ text: texts.inTheClinic() }}
      href={`${area}/patient?status=active`}
    />
  )
}

export function RecentFigure({ patients, area }: PatientFigureProps) {
  const texts = useTexts().dashboard.patients
  const { number } = useFormat()
  const { recent, change } = weekChange(patients.new_by_day)
  const words = change > 0 ? texts.more(change) : change < 0 ? texts.fewer(-change) : texts.same()
  return (
    <Figure
      label={texts.recent()}
      value={number(recent)}
      change={{ text: words, tone: change > 0 ? 'success' : 'neutral' }}
      href={`${area}/patient?sort=-created_at`}
    />
  )
}

export function IncompleteFigure({ patients, area }: PatientFigureProps) {
  const texts = useTexts().dashboard.patients
  const { number } = useFormat()
  return (
    <Figure
      label={texts.incomplete()}
      value={number(patients.incomplete)}
      change={
        patients.incomplete > 0
          ? { text: texts.somethingMissing(), tone: 'warning' }
          : { text: texts.complete(), tone: 'success' }
      }
      href={`${area}/patient?status=active&readiness=incomplete`}
    />
  )
}
