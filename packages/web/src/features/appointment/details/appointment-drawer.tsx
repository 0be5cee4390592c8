import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import {
  appointmentMachine,
  appointmentReasons,
  appointmentReminders,
  appointmentSources,
  cancelReasons,
  planRules,
} from '@clinic/core/appointment'
import { canMove } from '@clinic/core/lifecycle'
import { messageObstacles } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { appointmentQuery } from '../../../entities/appointment/appointment-query'
import { clockIn } from '../../../entities/appointment/appointment-time'
import { type SlotDraft, slotOf } from '../../../entities/appointment/slot/slot-draft'
import { StateTag } from '../../../entities/appointment/state-tag'
import { useConfirmAppointment } from '../../../entities/appointment/use-confirm-appointment'
import { usePatientMessage } from '../../../entities/appointment/use-patient-message'
import { useWhen } from '../../../entities/appointment/use-when'
import { productName } from '../../../entities/product/product-name'
import { useApp } from '../../../platform/app/app-context'
import { RecordGate } from '../../../platform/record/record-gate'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { ageText } from '../../../platform/texts/age-text'
import { isolated, personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button, buttonClass } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { KeyValue } from '../../../ui/key-value'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { Drawer } from '../../../ui/overlay/drawer'

const EditDialog = lazyWithRetry(() => import('./edit-dialog'))
const MoveDialog = lazyWithRetry(() => import('../../../entities/appointment/move/move-dialog'))
const CancelDialog = lazyWithRetry(() => import('./cancel-dialog'))
const NoShowDialog = lazyWithRetry(() => import('./no-show-dialog'))

interface AppointmentDrawerProps {
  id: number
  /** Lifts it in the calendar, where it stands in sight. */
  onLift?: () => void
  /** Books a person of the waiting list for the time that became free. */
  onBook: (entry: Schema<'WaitlistEntry'>, freed: SlotDraft) => void
  onClose: () => void
}

/** One appointment, with the actions its state allows. */
export default function AppointmentDrawer({ id, onLift, onBook, onClose }: AppointmentDrawerProps) {
  const { api } = useApp()
  const texts = useTexts().appointment
  const query = useQuery(appointmentQuery(api, id))
  const title = query.data ? personName(query.data.patient) : texts.open.title()
  const missing = {
    title: texts.open.notFound(),
    text: texts.open.notFoundText(),
    href: '/clinic/dashboard/calendar',
    leave: texts.open.close(),
  }
  return (
    <Drawer open size="md" onClose={onClose} title={title}>
      <RecordGate query={query} skeleton={<Skeleton shape="text" lines={8} />} missing={missing}>
        {(appointment) => <Details appointment={appointment} onLift={onLift} onBook={onBook} onClose={onClose} />}
      </RecordGate>
    </Drawer>
  )
}

function Details({
  appointment,
  onLift,
  onBook,
  onClose,
}: Omit<AppointmentDrawerProps, 'id'> & { appointment: Schema<'Appointment'> }) {
  const texts = useTexts()
  const { label } = useLabels()
  const language = useLanguage()
  const words = texts.appointment
  const { fields, open } = words
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const when = useWhen()
  const confirm = useConfirmAppointment(appointment)
  const canWrite = useCanCall(operationRoles.confirmAppointment)
  const [dialog, setAsked] = useState<'edit' | 'move' | 'cancel' | 'noShow'>()
  const { patient, state } = appointment
  const whatsapp = usePatientMessage()(appointment)
  const hasBegun = Date.parse(appointment.starts_at) <= byServerClock(Date.now())
  const classes = recipe()
  const close = () => setAsked(undefined)
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <StateTag state={state} />
        {appointment.is_first && <span className={classes.note}>{words.isFirst()}</span>}
        <span className={classes.note}>
          {patient.record_number} · {ageText(texts.patient, patient.date_of_birth, { today })}
        </span>
      </div>
      {appointment.violated_rules.length > 0 && (
        <Banner tone="error" title={words.violatedRules.title()}>
          {[...appointment.violated_rules.map((rule) => label(planRules, rule)), words.violatedRules.text()].join('. ')}
        </Banner>
      )}
      {appointment.override_reason && (
        <Banner tone="warning" title={words.overridden()}>
          <bdi>{appointment.override_reason}</bdi>
        </Banner>
      )}
      {confirm.error && <FailureBanner error={confirm.error} />}
      <KeyValue
        pairs={[
          {
            label: words.list.when(),
            value: timeZone && `${when(appointment.starts_at)}–${clockIn(timeZone, appointment.ends_at)}`,
          },
          { label: fields.doctor(), value: appointment.doctor_name },
          { label: fields.room(), value: appointment.room_name ?? words.book.roomOpen() },
          { label: fields.reason(), value: label(appointmentReasons, appointment.reason) },
          {
            label: fields.products(),
            value: appointment.products.map((product) => productName(product, language)).join(', '),
          },
          { label: fields.phone(), value: <PhoneNumber number={patient.phone} /> },
          { label: fields.source(), value: label(appointmentSources, appointment.source) },
          { label: fields.reminder(), value: label(appointmentReminders, appointment.reminder) },
          { label: fields.note(), value: appointment.note },
          ...(appointment.staff_name ? [{ label: fields.staff(), value: appointment.staff_name }] : []),
          ...(appointment.cancel_reason
            ? [
                {
                  label: fields.cancel_reason(),
                  value: [label(cancelReasons, appointment.cancel_reason), appointment.cancel_note]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          {
            label: fields.created(),
            value: open.by({ when: dateTime(appointment.created_at), name: isolated(appointment.created_by) }),
          },
        ]}
      />
      <div className={classes.actions}>
        {canWrite && canMove(appointmentMachine, state, { type: 'appointment.confirm' }) && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {open.confirm()}
          </Button>
        )}
        {canWrite && canMove(appointmentMachine, state, { type: 'appointment.reschedule' }) && (
          <Button variant="outline" onClick={onLift ?? (() => setAsked('move'))}>
            {open.move()}
          </Button>
        )}
        {canWrite && canMove(appointmentMachine, state, { type: 'appointment.reassign' }) && (
          <Button variant="outline" onClick={() => setAsked('edit')}>
            {words.edit.open()}
          </Button>
        )}
        {whatsapp.obstacle ? (
          <span className={classes.note}>{label(messageObstacles, whatsapp.obstacle)}</span>
        ) : (
          <a href={whatsapp.href} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
            <MessageCircle aria-hidden="true" />
            {open.whatsapp()}
          </a>
        )}
        <Link href={`/clinic/patient/${patient.id}`} className={buttonClass({ variant: 'outline' })}>
          {open.toPatient()}
        </Link>
        {canWrite && hasBegun && canMove(appointmentMachine, state, { type: 'appointment.miss' }) && (
          <Button variant="outline" onClick={() => setAsked('noShow')}>
            {open.noShow()}
          </Button>
        )}
        {canWrite && canMove(appointmentMachine, state, { type: 'appointment.cancel' }) && (
          <Button variant="ghost" palette="error" onClick={() => setAsked('cancel')}>
            {open.cancel()}
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'edit' && <EditDialog appointment={appointment} onClose={close} />}
        {dialog === 'move' && timeZone && (
          <MoveDialog appointment={appointment} slot={slotOf(appointment, timeZone)} onClose={close} />
        )}
        {dialog === 'cancel' && timeZone && (
          <CancelDialog
            appointment={appointment}
            onBook={(entry) => onBook(entry, slotOf(appointment, timeZone))}
            onClose={close}
            onDone={onClose}
          />
        )}
        {dialog === 'noShow' && <NoShowDialog appointment={appointment} onClose={close} />}
      </Suspense>
    </div>
  )
}
