import { operationRoles } from '@clinic/core/access'
import { openingHoursOn } from '@clinic/core/information'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { OpeningHoursDetails } from './opening-hours-details'
import { OpeningHoursForm } from './opening-hours-form'
import { type OpeningHours, openingHoursQuery } from './opening-hours-query'
import { useDescribeOpeningHours } from './use-describe-opening-hours'
import { useInformationTabs } from './use-information-tabs'

/** When the clinic is open: week by week, and on the dates that are different. */
export default function OpeningHoursPage() {
  const { api } = useApp()
  const texts = useTexts().information
  const query = useQuery(openingHoursQuery(api))
  return (
    <Page title={`${texts.title()}: ${texts.tabs['opening-hours']()}`} tabs={useInformationTabs('opening-hours')}>
      {query.data ? (
        <Hours hours={query.data} />
      ) : query.error ? (
        <Card>
          <LoadFailed query={query} />
        </Card>
      ) : (
        <RecordFormSkeleton />
      )}
    </Page>
  )
}

function Hours({ hours: cached }: { hours: OpeningHours }) {
  const { opening: texts } = useTexts().information
  const { today } = useClinicDay()
  const { shiftsText } = useDescribeOpeningHours()
  const canEdit = useCanCall(operationRoles.updateOpeningHours)
  // shows the saved value before the cache has it: the next form starts from the newer of the two
  const [saved, setSaved] = useState(cached)
  const hours = saved.version > cached.version ? saved : cached
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start', '& > *': { width: 'full' } })}>
      <p className={css({ color: 'muted' })}>{texts.today({ hours: shiftsText(openingHoursOn(hours, today)) })}</p>
      {canEdit ? (
        <OpeningHoursForm key={saved.version} hours={hours} onSaved={setSaved} />
      ) : (
        <OpeningHoursDetails hours={hours} />
      )}
    </div>
  )
}
