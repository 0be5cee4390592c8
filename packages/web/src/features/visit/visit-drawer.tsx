import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { displayName } from '@clinic/core/patient'
import { patientMessage } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { visit as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { StateTag } from '../../entities/appointment/state-tag'
import { useWhen } from '../../entities/appointment/use-when'
import { clockIn } from '../../entities/appointment/visit-time'
import { contactLink } from '../../entities/clinic/contact-link'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { informationQuery } from '../../platform/session/information-query'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useMay } from '../../platform/session/use-may'
import { ageText } from '../../platform/texts/age-text'
import { phoneText } from '../../platform/texts/phone-text'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Banner } from '../../ui/banner'
import { Button, buttonClass } from '../../ui/button'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Drawer } from '../../ui/overlay/drawer'
import { Skeleton } from '../../ui/skeleton'
import { productName } from './booking'
import { visitQuery } from './calendar-query'
import { type SlotDraft, slotOf } from './slot-draft'
import { useConfirmVisit } from './use-confirm-visit'
import { may } from './visit-moves'

const EditDialog = lazyWithRetry(() => import('./edit-dialog'))
const MoveDialog = lazyWithRetry(() => import('./move-dialog'))
const CancelDialog = lazyWithRetry(() => import('./cancel-dialog'))
const NoShowDialog = lazyWithRetry(() => import('./no-show-dialog'))

interface VisitDrawerProps {
  id: number
  /** Lifts it in the calendar, where it stands in sight. */
  onLift?: () => void
  /** Books somebody who waits for the time that became free. */
  onBook: (waiting: Schema<'Waiting'>, freed: SlotDraft) => void
  onClose: () => void
}

/** One appointment, and what its state allows. */
export default function VisitDrawer({ id, onLift, onBook, onClose }: VisitDrawerProps) {
  const { api } = useApp()
  const texts = useTexts().visit
  const query = useQuery(visitQuery(api, id))
  const title = query.data ? displayName(query.data.patient) : texts.open.title()
  const missing = {
    title: texts.open.notFound(),
    text: texts.open.notFoundText(),
    href: '/clinic/dashboard/calendar',
    leave: texts.open.close(),
  }
  return (
    <Drawer open size="md" onClose={onClose} title={title}>
      <RecordGate query={query} skeleton={<Skeleton shape="text" lines={8} />} missing={missing}>
        {(visit) => <Details {...{ visit, onLift, onBook, onClose }} />}
      </RecordGate>
    </Drawer>
  )
}

function Details({ visit, onLift, onBook, onClose }: Omit<VisitDrawerProps, 'id'> & { visit: Schema<'Visit'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const language = useLanguage()
  const words = texts.visit
  const { fields, open } = words
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const when = useWhen()
  const { data: clinic } = useQuery(informationQuery(api))
  const confirm = useConfirmVisit(visit)
  const mayWrite = useMay(operationRoles.confirmVisit)
  const [asked, setAsked] = useState<'edit' | 'move' | 'cancel' | 'noShow'>()
  const { patient, state } = visit
  const whatsapp = contactLink('whatsapp', patient.phone)
  const message = open.whatsappTexts[patientMessage(visit)]({
    name: displayName(patient),
    clinic: clinic?.name ?? '',
    when: when(visit.starts_at),
    doctor: visit.doctor_name,
  })
  const hasBegun = Date.parse(visit.starts_at) <= byServerClock(Date.now())
  const classes = recipe()
  const close = () => setAsked(undefined)
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <StateTag state={state} />
        {visit.is_first && <span className={classes.note}>{words.isFirst()}</span>}
        <span className={classes.note}>
          {patient.record_number} · {ageText(texts.patient, patient.date_of_birth, { today })}
        </span>
      </div>
      {visit.outside.length > 0 && (
        <Banner tone="error" title={words.outside.title()}>
          {[...visit.outside.map((rule) => words.outside.rules[rule]()), words.outside.text()].join('. ')}
        </Banner>
      )}
      {visit.override_reason && (
        <Banner tone="warning" title={words.overridden()}>
          <bdi>{visit.override_reason}</bdi>
        </Banner>
      )}
      {confirm.error && <FailureBanner error={confirm.error} />}
      <KeyValue
        pairs={[
          {
            label: words.list.when(),
            value: timeZone && `${when(visit.starts_at)}–${clockIn(timeZone, visit.ends_at)}`,
          },
          { label: fields.doctor(), value: visit.doctor_name },
          { label: fields.room(), value: visit.room_name ?? words.book.roomOpen() },
          { label: fields.reason(), value: words.reasons[visit.reason]() },
          {
            label: fields.products(),
            value: visit.products.map((product) => productName(product, language)).join(', '),
          },
          { label: fields.phone(), value: <bdi dir="ltr">{phoneText(patient.phone)}</bdi> },
          { label: fields.source(), value: words.sources[visit.source]() },
          { label: fields.reminder(), value: words.reminders[visit.reminder]() },
          { label: fields.note(), value: visit.note },
          ...(visit.staff_name ? [{ label: fields.staff(), value: visit.staff_name }] : []),
          ...(visit.cancel_reason
            ? [
                {
                  label: fields.cancel_reason(),
                  value: [words.cancelReasons[visit.cancel_reason](), visit.cancel_note].filter(Boolean).join(' · '),
                },
              ]
            : []),
          { label: fields.created(), value: open.by({ when: dateTime(visit.created_at), name: visit.created_by }) },
        ]}
      />
      <div className={classes.actions}>
        {mayWrite && may(state, 'confirm') && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {open.confirm()}
          </Button>
        )}
        {mayWrite && may(state, 'reschedule') && (
          <Button variant="outline" onClick={onLift ?? (() => setAsked('move'))}>
            {open.move()}
          </Button>
        )}
        {mayWrite && may(state, 'reassign') && (
          <Button variant="outline" onClick={() => setAsked('edit')}>
            {words.edit.open()}
          </Button>
        )}
        {whatsapp && (
          <a
            href={`${whatsapp}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            <MessageCircle aria-hidden="true" />
            {open.whatsapp()}
          </a>
        )}
        <Link href={`/clinic/patient/${patient.id}`} className={buttonClass({ variant: 'outline' })}>
          {open.toPatient()}
        </Link>
        {mayWrite && hasBegun && may(state, 'noShow') && (
          <Button variant="outline" onClick={() => setAsked('noShow')}>
            {open.noShow()}
          </Button>
        )}
        {mayWrite && may(state, 'cancel') && (
          <Button variant="ghost" palette="error" onClick={() => setAsked('cancel')}>
            {open.cancel()}
          </Button>
        )}
      </div>
      <Suspense>
        {asked === 'edit' && <EditDialog visit={visit} onClose={close} />}
        {asked === 'move' && timeZone && <MoveDialog visit={visit} slot={slotOf(visit, timeZone)} onClose={close} />}
        {asked === 'cancel' && timeZone && (
          <CancelDialog
            visit={visit}
            onBook={(waiting) => onBook(waiting, slotOf(visit, timeZone))}
            onClose={close}
            onDone={onClose}
          />
        )}
        {asked === 'noShow' && <NoShowDialog visit={visit} onClose={close} />}
      </Suspense>
    </div>
  )
}
