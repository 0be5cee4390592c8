import { operationRoles } from '@clinic/core/access'
import { claimMachine, reversingMove } from '@clinic/core/claim'
import { canMove } from '@clinic/core/lifecycle'
import { payorPaymentMachine, payorPaymentStates } from '@clinic/core/payor-payment'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { type PayorPayment, payorPaymentQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button } from '../../../ui/button'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { PaidClaims } from './paid-claims'
import { PaymentFacts } from './payment-facts'
import { paymentsAddress } from './receivable-address'

const VoidPaymentDialog = lazyWithRetry(() => import('./void-payment-dialog'))

/** One payment of a payor: what arrived, which claims it pays, and whether it was taken back. */
export default function PaymentPage() {
  const { api } = useApp()
  const { payments, payment: words } = useTexts().claim
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(payorPaymentQuery(api, id))
  const payment = query.data
  const href = paymentsAddress()
  return (
    <Page
      title={payment ? words.title({ number: payment.number }) : payments.title()}
      back={{ href, label: payments.title() }}
      description={payment && <ValueTag of={payorPaymentStates} value={payment.state} />}
      actions={payment && <Actions payment={payment} />}
    >
      <RecordGate
        query={query}
        missing={{ title: words.unknown(), text: words.unknownText(), href, leave: payments.title() }}
      >
        {(stored) => (
          <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
            <PaymentFacts payment={stored} />
            <PaidClaims payment={stored} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

function Actions({ payment }: { payment: PayorPayment }) {
  const { voidPayment } = useTexts().claim
  const [isVoiding, setVoiding] = useState(false)
  const mayVoid = useCanCall(operationRoles.voidPayorPayment)
  const { id: payor_payment_id, number, state, claims } = payment
  const isOpen = claims.every((claim) => canMove(claimMachine, claim.state, reversingMove(claim)))
  return (
    <>
      {mayVoid && isOpen && canMove(payorPaymentMachine, state, { type: 'payorPayment.void' }) && (
        <Button variant="outline" palette="error" onClick={() => setVoiding(true)}>
          {voidPayment.open()}
        </Button>
      )}
      <Suspense>
        {isVoiding && <VoidPaymentDialog payment={{ payor_payment_id, number }} onClose={() => setVoiding(false)} />}
      </Suspense>
    </>
  )
}
