import '../../../calendar.css'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { appointment as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { Card } from '../calendar-query'
import { slotOf } from '../slot/slot-draft'
import { AffectedRow } from './affected-row'
import { useCanMove } from './use-can-move'

const MoveDialog = lazyWithRetry(() => import('../move/move-dialog'))
const ReassignDialog = lazyWithRetry(() => import('./reassign-dialog'))

interface AffectedAppointmentsProps {
  appointments: readonly Card[]
  /** The address of one of them; without it, its day in a new window, so that typed text is kept. */
  hrefOf?: (id: number) => string
  /** Why each cannot be kept, if its rules do not say it yet: a leave that waits for its approval. */
  isPlanned?: boolean
}

type Over = { kind: 'move'; appointment: Card } | { kind: 'reassign'; ids: readonly number[] }

/** Appointments that cannot be kept, by dentist: each is given another time or dentist, or its patient is called. */
export function AffectedAppointments({ appointments, hrefOf, isPlanned = false }: AffectedAppointmentsProps) {
  const { affected: words } = useTexts().appointment
  const { timeZone } = useClinicDay()
  const canMove = useCanMove()
  const [over, setOver] = useState<Over>()
  const close = () => setOver(undefined)
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      {byDoctor(appointments).map(({ doctor_id, doctor_name: name, doctor_color, own }) => (
        <section key={doctor_id} className={css({ minWidth: '0' })}>
          <div className={head}>
            <h3 className={recipe({ mark: doctor_color }).dentist}>
              <bdi>{words.ofDoctor({ name, count: own.length })}</bdi>
            </h3>
            {own.filter(canMove).length > 1 && (
              <Button
                size="sm"
                variant="soft"
                aria-label={words.reassignAllOf({ name })}
                onClick={() => setOver({ kind: 'reassign', ids: own.map(({ id }) => id) })}
              >
                {words.reassignAll()}
              </Button>
            )}
          </div>
          <ul aria-label={words.list({ name })}>
            {own.map((appointment) => (
              <AffectedRow
                key={appointment.id}
                appointment={appointment}
                href={hrefOf?.(appointment.id)}
                isPlanned={isPlanned}
                onMove={() => setOver({ kind: 'move', appointment })}
                onReassign={() => setOver({ kind: 'reassign', ids: [appointment.id] })}
              />
            ))}
          </ul>
        </section>
      ))}
      <Suspense>
        {over?.kind === 'move' && timeZone && (
          <MoveDialog appointment={over.appointment} slot={slotOf(over.appointment, timeZone)} onClose={close} />
        )}
        {over?.kind === 'reassign' && (
          // those that are left, as they are by now
          <ReassignDialog appointments={appointments.filter(({ id }) => over.ids.includes(id))} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface Group extends Pick<Card, 'doctor_id' | 'doctor_name' | 'doctor_color'> {
  own: Card[]
}

function byDoctor(appointments: readonly Card[]): Group[] {
  const groups = new Map<number, Group>()
  for (const each of appointments) {
    const { doctor_id, doctor_name, doctor_color } = each
    const group = groups.get(doctor_id) ?? { doctor_id, doctor_name, doctor_color, own: [] }
    group.own.push(each)
    groups.set(doctor_id, group)
  }
  return [...groups.values()]
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'subheading',
  paddingBlockEnd: '1',
})
