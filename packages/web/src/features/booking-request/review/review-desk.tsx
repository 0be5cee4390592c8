import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link, useLocation, useSearchParams } from 'wouter'
import { bookingAddress } from '../../../entities/appointment/booking-address'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { dateIn } from '../../../platform/time/date-in'
import { Button, buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SaveBar } from '../../../ui/field/form'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { AskedDetails } from './asked-details'
import type { Declining } from './decline-dialog'
import { likelyPatient } from './likely-patient'

const PatientChoice = lazyWithRetry(async () => ({ default: (await import('./patient-choice')).PatientChoice }))
const DeclineDialog = lazyWithRetry(() => import('./decline-dialog'))

interface ReviewDeskProps {
  request: Schema<'BookingRequest'>
  candidates: readonly Schema<'PatientCandidate'>[]
  /** The open question why it is declined. */
  declining: Declining | null
  onDecline: () => void
}

/** Finds out whose a waiting request is, and answers it. The chosen patient stands in the address. */
export function ReviewDesk({ request, candidates, declining, onDecline }: ReviewDeskProps) {
  const texts = useTexts()['booking-request'].review
  const { timeZone } = useClinicDay()
  const [, navigate] = useLocation()
  const [address, setAddress] = useSearchParams()
  const [wasPressed, setPressed] = useState(false)
  const canBook = useCanCall(operationRoles.createAppointment)
  const canRegister = useCanCall(operationRoles.createPatient)
  const canDecline = useCanCall(operationRoles.declineBookingRequest)
  const chosen = Number(address.get('patient')) || likelyPatient(candidates)

  function book() {
    setPressed(true)
    if (!chosen) return
    const { id, doctor_id, starts_at } = request
    const date = dateIn(timeZone, Date.parse(starts_at))
    navigate(bookingAddress({ patient: { id: chosen }, doctor_id, date, request: id }))
  }

  return (
    <>
      <Card title={texts.asked()}>
        <AskedDetails request={request} />
      </Card>
      <Card flush title={texts.who()}>
        <div className={css({ paddingInline: { base: '4', sm: '6' }, paddingBlockEnd: '6' })}>
          <Suspense fallback={<Skeleton shape="control" lines={2} />}>
            <PatientChoice
              candidates={candidates}
              chosen={chosen}
              error={wasPressed && !chosen ? texts.choose() : undefined}
              onChoose={(patient) => setAddress(patient ? { patient } : {}, { replace: true })}
            />
          </Suspense>
        </div>
        <SaveBar>
          {canDecline && (
            <Button variant="ghost" palette="error" onClick={onDecline}>
              {texts.decline()}
            </Button>
          )}
          {canRegister && (
            <Link href={`/clinic/patient/new?request=${request.id}`} className={buttonClass({ variant: 'outline' })}>
              {texts.newPatient()}
            </Link>
          )}
          {canBook && <Button onClick={book}>{texts.book()}</Button>}
        </SaveBar>
      </Card>
      <Suspense>{declining && <DeclineDialog request={request} declining={declining} />}</Suspense>
    </>
  )
}
