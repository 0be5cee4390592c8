import { unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { Redirect, useLocation } from 'wouter'
import { SlotFields } from '../../../entities/appointment/slot/slot-fields'
import { useWhen } from '../../../entities/appointment/use-when'
import { bookingRequestAddress } from '../../../entities/booking-request/booking-request-address'
import { optionOf } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { problemSentences } from '../../../platform/record/problem-sentences'
import { useRecordForm } from '../../../platform/record/use-record-form'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Dialog } from '../../../ui/overlay/dialog'
import { type Booking, bookingOnWire, bookingProblems, emptyBooking } from './booking'
import { BookingFields } from './booking-fields'
import { useRequestedBooking } from './use-requested-booking'

interface BookingDialogProps {
  /** The values chosen before it opened: a time, a patient. */
  picked: Partial<Booking>
  /** The patient on whose page it was opened. */
  patient?: number
  /** The request of a visitor that it answers. */
  request?: number
  onClose: () => void
}

/** Books an appointment. Typed values are kept until it is booked or discarded. */
export default function BookingDialog({ picked, patient, request, onClose }: BookingDialogProps) {
  const { api } = useApp()
  const { timeZone } = useClinicDay()
  const { data, error } = useQuery({
    queryKey: ['patient', 'one', patient],
    queryFn: ({ signal }) => unwrap(api.GET('/api/patient/{id}', { params: { path: { id: patient ?? 0 } }, signal })),
    enabled: patient !== undefined,
  })
  const known = data && { patient_id: String(data.id), patient: optionOf(data) }
  const [, navigate] = useLocation()
  const requested = useRequestedBooking(request)
  const isReady = timeZone !== undefined && (patient === undefined || known !== undefined || error !== null)
  if (!isReady || !requested.isReady) return null
  if (request !== undefined && requested.isClosed) return <Redirect to={bookingRequestAddress(request)} replace />
  return (
    <BookingForm
      picked={{ ...known, ...picked, ...requested.booking }}
      timeZone={timeZone}
      onClose={
        request === undefined ? onClose : () => navigate(bookingRequestAddress(request, patient), { replace: true })
      }
    />
  )
}

interface BookingFormProps {
  picked: Partial<Booking>
  timeZone: string
  onClose: () => void
}

function BookingForm({ picked, timeZone, onClose }: BookingFormProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { dateTime } = useFormat(timeZone)
  const queries = useQueryClient()
  const when = useWhen()
  const id = useId()
  const { book, problems } = texts.appointment
  const form = useRecordForm<Booking, Awaited<ReturnType<typeof create>>>({
    // what was begun for one patient or request is not another's
    form: ['appointment-new', picked.patient_id, picked.booking_request_id].filter(Boolean).join('-'),
    initial: useRef({ ...emptyBooking, ...picked }).current,
    problemsOf: (booking) =>
      problemSentences(problems, bookingProblems(booking, { timeZone, now: byServerClock(Date.now()) })),
    save: create,
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: ['appointment'] })
      void queries.invalidateQueries({ queryKey: ['waitlist'] })
      void queries.invalidateQueries({ queryKey: ['booking-request'] })
      void notify('success', book.saved({ name: personName(saved.patient), when: when(saved.starts_at) }))
      onClose()
    },
  })

  function create(booking: Booking, key: string) {
    const header = { 'Idempotency-Key': key }
    return unwrap(api.POST('/api/appointment', { params: { header }, body: bookingOnWire(booking, timeZone) }))
  }

  // a draft of earlier takes the time that was pressed now
  const wasPut = useRef(false)
  useEffect(() => {
    if (!form.restoredAt || wasPut.current) return
    wasPut.current = true
    form.change(picked)
  })

  // the hands begin with the first field, also below a notice about a draft
  const { isReady, ref } = form
  useEffect(() => {
    if (!isReady) return
    // the field listens a moment after it is there
    const frame = requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isReady, ref])

  const { failure, restoredAt, value } = form
  const classes = recipe()
  if (!form.isReady) return null
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={book.title()}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              form.discardDraft()
              onClose()
            }}
          >
            {texts.cancel()}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {book.save()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={classes.stack}>
        {restoredAt && (
          <Banner
            action={
              <Button size="sm" variant="outline" onClick={() => form.discardDraft()}>
                {texts.draft.discard()}
              </Button>
            }
          >
            {texts.draft.restored({ when: dateTime(restoredAt) })}
          </Banner>
        )}
        <BookingFields value={value} errors={form.errors} change={form.change}>
          <SlotFields
            value={value}
            errors={form.errors}
            change={form.change}
            timeZone={timeZone}
            patient_id={Number(value.patient_id) || undefined}
            booking_request_id={value.booking_request_id ?? undefined}
          />
        </BookingFields>
        {failure && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
      </form>
    </Dialog>
  )
}
