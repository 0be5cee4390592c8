import { operationRoles } from '@clinic/core/access'
import { weekOf } from '@clinic/core/time'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import '../../../calendar.css'
import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { optionOf } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { Page } from '../../../platform/page/page'
import { useDashboardTabs } from '../../../platform/page/use-dashboard-tabs'
import { useMedia } from '../../../platform/page/use-media'
import { useShortcuts } from '../../../platform/page/use-shortcuts'
import { informationQuery } from '../../../platform/session/information-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import type { Booking } from '../booking/booking'
import { CalendarDays } from './calendar-days'
import { CalendarToolbar } from './calendar-toolbar'
import { type CalendarAddress, useCalendarAddress } from './use-calendar-address'

const AppointmentList = lazyWithRetry(() => import('./appointment-list'))
const BookingDialog = lazyWithRetry(() => import('../booking/booking-dialog'))
const AppointmentDrawer = lazyWithRetry(() => import('../details/appointment-drawer'))
const WaitlistDrawer = lazyWithRetry(() => import('../waitlist/waitlist-drawer'))
const GoToDialog = lazyWithRetry(() => import('./go-to-dialog'))

/** The clinic's appointments: by chair, by dentist, of a week, as a list. Everything shown stands in the address. */
export default function AppointmentCalendar() {
  const { api } = useApp()
  const texts = useTexts().appointment
  const { today } = useClinicDay()
  const address = useCalendarAddress(today)
  const { data: clinic } = useQuery(informationQuery(api))
  const canBook = useCanCall(operationRoles.createAppointment)
  const isNarrow = useMedia('(width < 40rem)')
  const [lift, setLift] = useState<number>()
  const [picked, setPicked] = useState<Partial<Booking>>({})
  const { view, date, change } = address
  const dates = useMemo(() => (view === 'week' ? weekOf(date) : [date]), [view, date])

  function book(pick: Partial<Booking>) {
    setPicked(pick)
    change({ open: 'new', appointment: '' })
  }
  const bookAsWalkedTo = () => book({ starts_at: `${date}T` })

  useShortcuts({
    n: canBook ? bookAsWalkedTo : undefined,
    g: () => change({ open: 'date' }),
    t: () => change({ date: '' }),
  })

  return (
    <Page
      title={texts.title()}
      tabs={useDashboardTabs('/clinic/dashboard/calendar')}
      actions={
        canBook && (
          // beside three tabs there is no room for words
          <Button
            shape={isNarrow ? 'icon' : undefined}
            aria-label={isNarrow ? texts.create() : undefined}
            aria-keyshortcuts="n"
            onClick={bookAsWalkedTo}
          >
            <Plus aria-hidden="true" />
            {!isNarrow && texts.create()}
          </Button>
        )
      }
    >
      <Card flush>
        <CalendarToolbar address={address} today={today} />
        {view === 'list' ? (
          <Suspense>
            <AppointmentList today={today} />
          </Suspense>
        ) : (
          <CalendarDays
            address={address}
            view={view}
            dates={dates}
            today={today}
            lift={lift}
            slot={clinic?.slot_minutes ?? 15}
            onPick={book}
            onLifted={() => setLift(undefined)}
          />
        )}
      </Card>
      <Over address={address} picked={picked} onBook={book} onLift={setLift} />
    </Page>
  )
}

interface OverProps {
  address: CalendarAddress
  picked: Partial<Booking>
  onBook: (pick: Partial<Booking>) => void
  onLift: (id: number) => void
}

/** The dialog or drawer over the calendar, by the address. */
function Over({ address, picked, onBook, onLift }: OverProps) {
  const { view, open, appointment, patient, request, slot, change } = address
  const canBook = useCanCall(operationRoles.createAppointment)
  const close = () => change({ open: '', appointment: '', patient: '', request: '', at: '', with: '', room: '' })
  return (
    <Suspense>
      {open === 'new' && canBook && (
        <BookingDialog picked={{ ...picked, ...pickedOf(slot) }} patient={patient} request={request} onClose={close} />
      )}
      {open === 'waitlist' && <WaitlistDrawer onBook={(entry) => onBook(bookingOf(entry))} onClose={close} />}
      {open === 'date' && <GoToDialog address={address} onClose={close} />}
      {appointment !== undefined && (
        <AppointmentDrawer
          key={appointment}
          id={appointment}
          onLift={
            view === 'list'
              ? undefined
              : () => {
                  close()
                  onLift(appointment)
                }
          }
          onBook={(entry, freed) => onBook({ ...bookingOf(entry), ...freed })}
          onClose={close}
        />
      )}
    </Suspense>
  )
}

/** Returns the booking values that stand in the address. */
const pickedOf = ({ at, doctor, room }: CalendarAddress['slot']): Partial<Booking> => ({
  ...(at && { starts_at: at }),
  ...(doctor && { doctor_id: String(doctor) }),
  ...(room && { room_id: String(room) }),
})

/** Returns the booking values known from the waiting list. */
const bookingOf = ({
  id,
  patient,
  doctor_id,
  duration_minutes,
  reason,
  note,
}: Schema<'WaitlistEntry'>): Partial<Booking> => ({
  waitlist_entry_id: id,
  patient_id: String(patient.id),
  patient: optionOf(patient),
  doctor_id: String(doctor_id ?? ''),
  minutes: duration_minutes,
  reason,
  note,
})
