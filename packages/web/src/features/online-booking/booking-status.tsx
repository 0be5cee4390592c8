import type { Schema } from '@clinic/api'
import { bookingRequestStates, calendarEntry } from '@clinic/core/booking-request'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { productName } from '../../entities/product/product-name'
import { saveFile } from '../../platform/list/save-file'
import { StepCard } from '../../platform/steps/step-card'
import { stepTitle } from '../../platform/steps/step-header'
import { isolated } from '../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button, buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { AskedFacts } from './asked-facts'
import { bookAddress } from './booking-address'
import { ClinicContacts } from './clinic-contacts'
import { useOutcome } from './use-outcome'
import { ZoneNote } from './zone-note'

const WithdrawDialog = lazyWithRetry(() => import('./withdraw-dialog'))

type Status = Schema<'BookingRequestStatus'>

interface BookingStatusProps {
  token: string
  status: Status
  onChange: (status: Status) => void
  /** The clinic was faster: the request is to be read again. */
  onConflict: () => void
}

/** A request as it stands now, and what can be done with it. */
export default function BookingStatus({ token, status, onChange, onConflict }: BookingStatusProps) {
  const texts = useTexts()['online-booking'].status
  const language = useLanguage()
  const format = useFormat(status.time_zone)
  const outcome = useOutcome(status)
  const [isAsked, setAsked] = useState(false)
  const { state, clinic, name, time_zone, appointment, reason } = status
  const shown = appointment ?? status
  const service = productName({ name: status.service, name_en: status.service_en }, language)
  return (
    <>
      <header className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
        <ValueTag of={bookingRequestStates} value={state} />
        <h1 className={stepTitle}>{outcome.title}</h1>
        <p className={css({ color: 'muted' })}>{outcome.text}</p>
      </header>
      <StepCard>
        <div className={css({ display: 'grid', gap: '6', overflowWrap: 'anywhere' })}>
          {reason && (
            <section className={css({ display: 'grid', gap: '1' })}>
              <h2 className={css({ textStyle: 'label', color: 'muted' })}>{texts.reason()}</h2>
              <p className={css({ whiteSpace: 'pre-line' })} dir="auto">
                {reason}
              </p>
            </section>
          )}
          <section className={css({ display: 'grid', gap: '3' })}>
            <h2 className={css({ textStyle: 'subheading' })}>{appointment ? texts.appointment() : texts.asked()}</h2>
            <AskedFacts
              service={service}
              dentist={shown.doctor_name}
              starts_at={shown.starts_at}
              timeZone={time_zone}
            />
            <ZoneNote zone={time_zone} />
            <p className={css({ color: 'muted' })}>
              <bdi>{name}</bdi>
              <br />
              <bdi>{[status.address, status.city].filter(Boolean).join(', ')}</bdi>
            </p>
            <p className={css({ textStyle: 'small', color: 'muted' })}>
              <span dir="ltr">{status.code}</span> · {texts.sent({ when: format.dateTime(status.submitted_at) })}
            </p>
          </section>
          <div className={css({ display: 'grid', gap: '3' })}>
            {outcome.isAhead && (
              <Button size="lg" onClick={() => saveEntry(status, texts.calendarTitle({ service, clinic: name }))}>
                <CalendarPlus aria-hidden="true" />
                {texts.calendar()}
              </Button>
            )}
            {outcome.isOver && (
              <Link href={bookAddress(clinic)} className={buttonClass({ size: 'lg' })}>
                {texts.again()}
              </Link>
            )}
            <ClinicContacts offer={status} />
            {state === 'requested' && (
              <Button size="lg" variant="ghost" palette="error" onClick={() => setAsked(true)}>
                {texts.withdraw()}
              </Button>
            )}
          </div>
        </div>
      </StepCard>
      <Suspense>
        {isAsked && (
          <WithdrawDialog
            token={token}
            onClose={() => setAsked(false)}
            onWithdrawn={(next) => {
              setAsked(false)
              onChange(next)
            }}
            onConflict={() => {
              setAsked(false)
              onConflict()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Hands the appointment to the calendar of the phone. */
function saveEntry({ code, clinic, name, address, city, appointment }: Status, title: string) {
  if (!appointment) return
  const { starts_at, ends_at, doctor_name } = appointment
  const entry = calendarEntry({
    uid: `${code}@${clinic}`,
    now: Date.now(),
    starts_at,
    ends_at,
    title,
    place: [name, address, city].filter(Boolean).join(', '),
    description: [isolated(doctor_name), code].join('\n'),
  })
  saveFile(new Blob([entry], { type: 'text/calendar;charset=utf-8' }), `${code}.ics`)
}
