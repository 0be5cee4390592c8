import type { Schema } from '@clinic/api'
import type { BookingRequestState } from '@clinic/core/booking-request'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { appointmentQuery } from '../../../entities/appointment/appointment-query'
import { calendarAddress } from '../../../entities/appointment/calendar-address'
import { StateTag } from '../../../entities/appointment/state-tag'
import { useWhen } from '../../../entities/appointment/use-when'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated, personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { AskedDetails } from './asked-details'

const VisitorMessage = lazyWithRetry(() => import('./visitor-message'))

interface AnsweredRequestProps {
  request: Schema<'BookingRequest'>
  state: Exclude<BookingRequestState, 'requested'>
}

/** A request that is answered, withdrawn or expired, with what came of it and the message that tells the visitor. */
export function AnsweredRequest({ request, state }: AnsweredRequestProps) {
  const { api } = useApp()
  const texts = useTexts()['booking-request'].review
  const { timeZone } = useClinicDay()
  const format = useFormat(timeZone)
  const when = useWhen()
  const { appointment_id, decided_at, decided_by, reason } = request
  const appointment = useQuery({
    ...appointmentQuery(api, appointment_id ?? 0),
    enabled: appointment_id !== null,
  }).data
  return (
    <>
      <Banner
        tone={tones[state]}
        title={texts.decided[state]({
          name: isolated(decided_by ?? texts.somebody()),
          when: decided_at ? format.dateTime(decided_at) : '',
        })}
      >
        {reason && <p className={css({ overflowWrap: 'anywhere' })}>{texts.reason({ reason })}</p>}
      </Banner>
      {appointment && (
        <Card title={texts.appointment()}>
          <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
            <Link href={calendarAddress(appointment, { timeZone, by: 'doctor' })} className={link()}>
              {when(appointment.starts_at)}
            </Link>
            <span>
              <bdi>{personName(appointment.patient)}</bdi>
              {' · '}
              <bdi>{appointment.doctor_name}</bdi>
            </span>
            <StateTag state={appointment.state} />
          </p>
        </Card>
      )}
      <Suspense>
        {(state === 'declined' || appointment) && <VisitorMessage request={request} appointment={appointment} />}
      </Suspense>
      <Card title={texts.asked()}>
        <AskedDetails request={request} />
      </Card>
    </>
  )
}

const tones = { booked: 'success', declined: 'warning', withdrawn: 'info', expired: 'warning' } as const
