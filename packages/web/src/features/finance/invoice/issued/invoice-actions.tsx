import { operationRoles } from '@clinic/core/access'
import { invoiceMachine } from '@clinic/core/invoice'
import { canMove } from '@clinic/core/lifecycle'
import { Suspense, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../../ui/button'
import { lazyWithRetry } from '../../../../ui/lazy-with-retry'
import { LetGo } from '../let-go'
import { useDraftAgain } from '../use-draft-again'

const TakePayment = lazyWithRetry(() => import('../pay/take-payment'))
const PlanDialog = lazyWithRetry(() => import('../../instalment/plan-dialog'))
const VoidDialog = lazyWithRetry(() => import('./void-dialog'))
const CreditDialog = lazyWithRetry(() => import('../credit/credit-dialog'))
const WriteOffDialog = lazyWithRetry(() => import('./write-off-dialog'))

/** What can be done with an invoice: what its lifecycle allows and the role may do. The next step stands first. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { invoice: words, 'credit-note': credit } = useTexts()
  const { id, state, lines, visit_id, paid, owed, in_instalments } = invoice
  const [asked, ask] = useState<'pay' | 'plan' | 'credit' | 'void' | 'writeOff'>()
  const allows = (type: Parameters<typeof canMove<typeof invoiceMachine>>[2]['type']) =>
    canMove(invoiceMachine, state, { type })
  const isSettledUnpaid = paid === 0 && allows('invoice.voidUnpaid')
  const may = {
    pay: useCanCall(operationRoles.payInvoice) && allows('invoice.payAll'),
    plan: useCanCall(operationRoles.planInstalments) && allows('invoice.payPart') && owed > 0 && !in_instalments,
    credit: useCanCall(operationRoles.createCreditNote) && lines.some(({ creditable }) => creditable > 0),
    void: useCanCall(operationRoles.voidInvoice) && (allows('invoice.void') || isSettledUnpaid),
    writeOff: useCanCall(operationRoles.writeOffInvoice) && allows('invoice.writeOff'),
    again: useCanCall(operationRoles.draftVisitInvoice) && (state === 'discarded' || state === 'void'),
  }
  const close = () => ask(undefined)
  const row = useRef<HTMLDivElement>(null)
  return (
    <div ref={row} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {may.pay && (
        <Button autoFocus onClick={() => ask('pay')}>
          {words.pay.open()}
        </Button>
      )}
      {may.plan && (
        <Button variant="outline" onClick={() => ask('plan')}>
          {words.page.instalments()}
        </Button>
      )}
      {state !== 'discarded' && <LetGo visit={visit_id} isNext={!may.pay} />}
      {may.again && <DraftAgain visit={visit_id} />}
      {state !== 'discarded' && (
        <Link href={`/clinic/finance/invoice/${id}/sheet`} className={buttonClass({ variant: 'outline' })}>
          {words.page.print()}
        </Link>
      )}
      {may.credit && (
        <Button variant="outline" onClick={() => ask('credit')}>
          {credit.open()}
        </Button>
      )}
      {may.void && (
        <Button variant="outline" palette="error" onClick={() => ask('void')}>
          {words.void.open()}
        </Button>
      )}
      {may.writeOff && (
        <Button variant="outline" palette="error" onClick={() => ask('writeOff')}>
          {words.writeOff.open()}
        </Button>
      )}
      <Suspense>
        {asked === 'pay' && (
          <TakePayment
            invoice={invoice}
            onClose={close}
            // once all is paid the button that opened it is gone
            focusAfter={() => row.current?.querySelector<HTMLElement>('button, a') ?? null}
          />
        )}
        {asked === 'plan' && <PlanDialog invoice={invoice} onClose={close} />}
        {asked === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
        {asked === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
        {asked === 'writeOff' && <WriteOffDialog invoice={invoice} onClose={close} />}
      </Suspense>
    </div>
  )
}

function DraftAgain({ visit }: { visit: number }) {
  const { page } = useTexts().invoice
  const drafting = useDraftAgain(visit)
  return (
    <Button autoFocus busy={drafting.isPending} onClick={() => drafting.mutate()}>
      {page.again()}
    </Button>
  )
}
