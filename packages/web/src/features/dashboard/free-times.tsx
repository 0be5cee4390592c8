import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { momentText } from '../../entities/appointment/appointment-time'
import { useWhen } from '../../entities/appointment/use-when'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { DayRow } from './day-row'

/** The next times that are free, each of which begins a booking. */
export function FreeTimes() {
  const { api } = useApp()
  const texts = useTexts()
  const { free } = texts.dashboard
  const { timeZone } = useClinicDay()
  const when = useWhen()
  const query = useQuery({
    queryKey: ['appointment', 'free-slots', 'next'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/appointment/free-slots', { params: { query: { count: 4 } }, signal })),
    refetchInterval: 60_000,
  })
  const { data, error } = query
  return (
    <Card title={free.title()}>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="text" lines={3} />)}
      {data?.slots.length === 0 && <p className={css({ color: 'muted' })}>{texts.appointment.book.freeNone()}</p>}
      {timeZone && data && data.slots.length > 0 && (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {data.slots.map(({ starts_at, doctor_id, doctor_name, room_id, room_name }) => (
            <DayRow
              key={`${doctor_id} ${starts_at}`}
              small={<bdi>{[isolated(doctor_name), room_name].filter(Boolean).join(' · ')}</bdi>}
              actions={
                <Link
                  href={`/clinic/dashboard/calendar?${new URLSearchParams({
                    open: 'new',
                    at: momentText(timeZone, starts_at),
                    with: String(doctor_id),
                    ...(room_id !== null && { room: String(room_id) }),
                  })}`}
                  aria-label={free.bookAt({ when: when(starts_at), doctor: isolated(doctor_name) })}
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                >
                  {free.book()}
                </Link>
              }
            >
              {when(starts_at)}
            </DayRow>
          ))}
        </ul>
      )}
    </Card>
  )
}
