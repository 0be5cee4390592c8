import '../../../measuring.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Measurements } from '../../../entities/vital-sign/measurements'
import { sheetQuery } from '../../../entities/vital-sign/sheet-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** What was measured in a visit, to read. */
export function VisitVitals({ visit }: { visit: number }) {
  const { api } = useApp()
  const texts = useTexts()['patient-record'].visits
  const queries = useQueryClient()
  const { queryKey, ...read } = sheetQuery(api, visit)
  const query = useQuery({ queryKey, ...read })
  const { data, error } = query
  return (
    <Card title={texts.vitalSigns()}>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={2} />)}
      {data?.skip_reason && <p>{texts.skipped({ reason: data.skip_reason })}</p>}
      {data && (
        <Measurements sheet={data} onCorrect={undefined} onChanged={(saved) => queries.setQueryData(queryKey, saved)} />
      )}
    </Card>
  )
}
