import { css } from 'styled-system/css'
import '../../measuring.css'
import type { Schema } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Measurements } from '../../entities/vital-sign/measurements'
import { sheetQuery } from '../../entities/vital-sign/sheet-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FoldedVitals } from './folded-vitals'

/** What was measured of the patient in the chair. A reason to stop is acknowledged here. */
export default function PracticeVitals({ visit, isFolded }: { visit: Schema<'Visit'>; isFolded?: boolean }) {
  const { api } = useApp()
  const { vitals } = useTexts().practice
  const queries = useQueryClient()
  const { queryKey, ...read } = sheetQuery(api, visit.id)
  const query = useQuery({ queryKey, ...read })
  const { data, error } = query
  const measurements = data && (
    <Measurements
      sheet={data}
      onCorrect={undefined}
      onChanged={(saved) => {
        queries.setQueryData(queryKey, saved)
        void queries.invalidateQueries({ queryKey: ['visit'] })
      }}
    />
  )
  if (data && isFolded)
    return (
      <Card flush>
        <FoldedVitals sheet={data}>{measurements}</FoldedVitals>
      </Card>
    )
  return (
    <Card>
      <h2 className={css({ srOnly: true })}>{vitals.title()}</h2>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={isFolded ? 1 : 2} />)}
      {data && data.measurements.length === 0 && (
        <Banner>{data.skip_reason ? vitals.skipped({ reason: data.skip_reason }) : vitals.none()}</Banner>
      )}
      {measurements}
    </Card>
  )
}
