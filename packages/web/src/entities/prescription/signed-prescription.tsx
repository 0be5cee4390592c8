import '../../writing.css'
import { nextState } from '@clinic/core/lifecycle'
import { prescriptionMachine, prescriptionStates } from '@clinic/core/prescription'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { SignatureLine } from '../note/signature-line'
import type { Prescription } from './prescription-query'
import { WrittenPrescription } from './written-prescription'

const CancelPrescriptionDialog = lazyWithRetry(() => import('./cancel-prescription-dialog'))

interface SignedPrescriptionProps {
  prescription: Prescription
  /** The address of its sheet; without it that of the practice. */
  sheet?: string
}

/** A prescription that is only read: signed or cancelled, or the draft of another dentist. */
export function SignedPrescription({ prescription, sheet }: SignedPrescriptionProps) {
  const { signed, cancel, print } = useTexts().prescription
  const [, area] = useLocation()[0].split('/')
  const doctor = useAccount()?.doctor_id
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const [isCancelling, setCancelling] = useState(false)
  const { signature, is_intact, state, cancelled, doctor_id } = prescription
  const canCancel =
    signature !== null &&
    doctor_id === doctor &&
    nextState(prescriptionMachine, state, { type: 'prescription.cancel' }) !== null
  const unsigned = state === 'draft' ? signed.draft() : signed.discarded()
  return (
    <Card
      title={signature ? signed.title({ when: dateTime(signature.signed_at) }) : unsigned}
      actions={
        <div className={recipe().head}>
          <ValueTag of={prescriptionStates} value={state} />
          {signature && state !== 'cancelled' && (
            <Link
              href={sheet ?? `/${area}/idental/${prescription.visit_id}/prescription`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {print.open()}
            </Link>
          )}
          {canCancel && (
            <Button size="sm" variant="outline" onClick={() => setCancelling(true)}>
              {cancel.open()}
            </Button>
          )}
        </div>
      }
    >
      <div className={recipe().stack}>
        <WrittenPrescription {...prescription} />
        {cancelled && (
          <p>{signed.cancelled({ name: cancelled.by, when: dateTime(cancelled.at), reason: cancelled.reason })}</p>
        )}
        {signature && <SignatureLine signature={signature} isIntact={is_intact} />}
      </div>
      <Suspense>
        {isCancelling && <CancelPrescriptionDialog prescription={prescription} onClose={() => setCancelling(false)} />}
      </Suspense>
    </Card>
  )
}
