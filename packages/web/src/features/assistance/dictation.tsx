import type { Schema } from '@clinic/api'
import { dentitionAt } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { vitalSign as recipe } from 'styled-system/recipes'
import { dictationQuery } from '../../entities/dictation/dictation-query'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { DictationDesk } from './dictation-desk'

/** What the dentist dictates, typed by whoever assists; and what became of it. */
export default function Dictation({ visit }: { visit: Schema<'VisitCard'> }) {
  useNamespaces(['note', 'charting', 'odontogram'])
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const { timeZone, today } = useClinicDay()
  const chart = useQuery(odontogramQuery(api, visit.patient.id))
  const known = useQuery(dictationQuery(api, visit.id))
  const classes = recipe()
  const failed = [chart, known].find(({ data, error }) => !data && error)
  return (
    <section aria-label={texts.title()} className={classes.stack}>
      <h3 className={classes.name}>{texts.title()}</h3>
      <p className={classes.note}>{texts.hint()}</p>
      {failed && <LoadFailed query={failed} />}
      {chart.data && known.data && timeZone ? (
        <DictationDesk
          visit={visit.id}
          findings={chart.data.findings}
          dictations={known.data.dictations}
          dentition={dentitionAt(ageOn(visit.patient.date_of_birth, today).years)}
          timeZone={timeZone}
        />
      ) : (
        !failed && <Skeleton shape="control" />
      )}
    </section>
  )
}
