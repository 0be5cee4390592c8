import { useFormat, useTexts } from '../../platform/use-texts'
import { Figure } from '../../ui/figure'
import type { Dashboard } from './dashboard-query'
import { weekChange } from './week-change'

interface PatientFiguresProps {
  patients: Dashboard['patients']
  area: '/clinic' | '/doctor' | '/nurse'
}

/** How many patients there are, how many are new, and of how many something is missing. */
export function PatientFigures({ patients: { total, incomplete, new_by_day }, area }: PatientFiguresProps) {
  const texts = useTexts().dashboard.patients
  const { number } = useFormat()
  const { recent, change } = weekChange(new_by_day)
  const changeText = change > 0 ? texts.more(change) : change < 0 ? texts.fewer(-change) : texts.same()
  return (
    <>
      <Figure
        label={texts.incomplete()}
        value={number(incomplete)}
        change={
          incomplete > 0
            ? { text: texts.somethingMissing(), tone: 'warning' }
            : { text: texts.complete(), tone: 'success' }
        }
        href={`${area}/patient?status=active&readiness=incomplete`}
      />
      <Figure
        label={texts.recent()}
        value={number(recent)}
        change={{ text: changeText, tone: change > 0 ? 'success' : 'neutral' }}
        href={`${area}/patient?sort=-created_at`}
      />
      <Figure
        label={texts.total()}
        value={number(total)}
        change={{ text: texts.inTheClinic() }}
        href={`${area}/patient?status=active`}
      />
    </>
  )
}
