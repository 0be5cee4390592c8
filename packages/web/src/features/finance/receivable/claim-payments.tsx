import { operationRoles } from '@clinic/core/access'
import { claimMachine, reversingMove } from '@clinic/core/claim'
import { canMove } from '@clinic/core/lifecycle'
import { payorPaymentMachine, payorPaymentStates } from '@clinic/core/payor-payment'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { Claim } from '../../../entities/claim/claim-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { paymentAddress } from './receivable-address'

const VoidPaymentDialog = lazyWithRetry(() => import('./void-payment-dialog'))

/** What the payor paid of a claim; the manager takes back what was recorded wrongly. */
export function ClaimPayments({ claim }: { claim: Claim }) {
  const { page, voidPayment } = useTexts().claim
  const { date, money } = useFormat()
  const canVoid =
    useCanCall(operationRoles.voidPayorPayment) && canMove(claimMachine, claim.state, reversingMove(claim))
  const [voiding, setVoiding] = useState<Claim['payments'][number]>()
  return (
    <Card title={page.payments()}>
      <ul className={css({ display: 'grid', gap: '3' })}>
        {claim.payments.map((payment) => (
          <li key={payment.number} className={entry}>
            <div className={css({ display: 'grid', flex: '1 1 16rem', minWidth: '0' })}>
              <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
                <b>{`${date(payment.received_on)} · ${money(payment.amount)}`}</b>
                {payment.state === 'void' && <ValueTag of={payorPaymentStates} value={payment.state} />}
              </span>
              <span className={small}>
                <Link href={paymentAddress(payment.payor_payment_id)} className={link()}>
                  {payment.number}
                </Link>{' '}
                <bdi>{page.payment({ reference: payment.reference, name: isolated(payment.recorded_by) })}</bdi>
              </span>
              {payment.state === 'void' && (
                <bdi>{page.void({ name: isolated(payment.voided_by), reason: payment.reason })}</bdi>
              )}
            </div>
            {canVoid && canMove(payorPaymentMachine, payment.state, { type: 'payorPayment.void' }) && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={voidPayment.openOf({ number: payment.number })}
                onClick={() => setVoiding(payment)}
              >
                {voidPayment.open()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{voiding && <VoidPaymentDialog payment={voiding} onClose={() => setVoiding(undefined)} />}</Suspense>
    </Card>
  )
}

const entry = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: '4', rowGap: '2' })
const small = css({ textStyle: 'small', color: 'muted' })
