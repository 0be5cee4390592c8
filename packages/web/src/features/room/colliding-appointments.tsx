import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { calendarAddress } from '../../entities/appointment/calendar-address'
import { useWhen } from '../../entities/appointment/use-when'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const AffectedDialog = lazyWithRetry(() => import('../../entities/appointment/affected/affected-dialog'))

/** Lists the appointments that collide with a maintenance, each with a link to its day by rooms, and all with the way to other times. */
export function CollidingAppointments({
  appointments,
}: {
  appointments: readonly Schema<'RoomMaintenanceAppointment'>[]
}) {
  const { maintenance: texts } = useTexts().room
  const { timeZone } = useClinicDay()
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const days = appointments.map(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at))).sort()
  return (
    <div className={colliding}>
      <p>{texts.colliding({ count: appointments.length })}</p>
      <ul className={list}>
        {appointments.map(({ id, starts_at, doctor_name }) => (
          <li key={id}>
            <Link href={calendarAddress({ id, starts_at }, { timeZone, by: 'room' })} className={way}>
              {when(starts_at)} · <bdi>{doctor_name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="soft" onClick={() => setOpen(true)}>
        {texts.handle()}
      </Button>
      {isOpen && (
        <Suspense>
          <AffectedDialog
            ids={appointments.map(({ id }) => id)}
            from={days[0]}
            until={days.at(-1)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const colliding = css({ color: 'warning.text', textStyle: 'small', marginBlockStart: '1' })
const list = css({ display: 'grid', gap: '1' })
const way = css({ textDecoration: 'underline', minBlockSize: '6', display: 'inline-block' })
