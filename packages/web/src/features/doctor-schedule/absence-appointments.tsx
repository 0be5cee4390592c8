import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { LoadFailed } from '../../platform/page/load-failed'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const AffectedAppointments = lazyWithRetry(async () => {
  const { AffectedAppointments: list } = await import('../../entities/appointment/affected/affected-appointments')
  return { default: list }
})

type AbsenceProps = Pick<Schema<'Absence'>, 'id' | 'state'>

/** Lists the patients whose dentist is away, to be given another time or dentist, or called. */
export function AbsenceAppointments(props: AbsenceProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" lines={2} />}>
      <Appointments {...props} />
    </Suspense>
  )
}

function Appointments({ id, state }: AbsenceProps) {
  useNamespaces(['appointment', 'patient'])
  const { api } = useApp()
  const { absence: words } = useTexts()['doctor-schedule']
  const query = useQuery({
    // a move of one of them changes it
    queryKey: ['appointment', 'absence', id],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(
          api.GET('/api/doctor-schedule/absence/{id}/appointment', { params: { path: { id }, query: page }, signal }),
        ),
      ),
  })
  const { data, error } = query
  return (
    <section className={css({ display: 'grid', gap: '2', marginBlockStart: '4' })}>
      <h3 className={css({ textStyle: 'subheading' })}>{words.appointmentsTitle()}</h3>
      {!data && !error && <Skeleton shape="control" lines={2} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.length === 0 && <p className={quiet}>{words.noAppointments()}</p>}
      {data && data.length > 0 && (
        <>
          <p className={quiet}>{state === 'requested' ? words.appointmentsWaiting() : words.appointmentsText()}</p>
          <AffectedAppointments appointments={data} isPlanned />
        </>
      )}
    </section>
  )
}

const quiet = css({ color: 'muted' })
