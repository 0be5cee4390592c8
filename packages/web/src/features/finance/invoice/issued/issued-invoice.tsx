import { Suspense } from 'react'
import { css } from 'styled-system/css'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { InvoiceTotals } from '../../../../entities/invoice/invoice-totals'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Card } from '../../../../ui/card'
import { lazyWithRetry } from '../../../../ui/lazy-with-retry'
import { InvoiceActions } from './invoice-actions'
import { InvoiceLines } from './invoice-lines'
import { InvoiceMoves } from './invoice-moves'
import { PaymentRows } from './payment-rows'

const CreditNoteRows = lazyWithRetry(() => import('./credit-note-rows'))
const InvoicePlan = lazyWithRetry(() => import('../../instalment/invoice-plan'))

/** An invoice that cannot be changed any more: what was billed, what is paid, and what happened. */
export default function IssuedInvoice({ invoice }: { invoice: Invoice }) {
  const { page } = useTexts().invoice
  const { amounts, policy, paid, owed, credited, state } = invoice
  const wasIssued = state !== 'discarded'
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <InvoiceActions invoice={invoice} />
      <Card title={page.lines()} flush>
        <InvoiceLines lines={invoice.lines} isCovered={policy !== null} />
        <div className={css({ padding: { base: '4', sm: '6' } })}>
          <InvoiceTotals
            totals={amounts}
            payor={policy?.payor_name}
            paid={wasIssued ? { paid, owed, credited } : undefined}
          />
        </div>
      </Card>
      <Suspense>{invoice.in_instalments && <InvoicePlan invoice={invoice} />}</Suspense>
      <Suspense>{invoice.credit_notes.length > 0 && <CreditNoteRows notes={invoice.credit_notes} />}</Suspense>
      {wasIssued && <PaymentRows invoice={invoice} />}
      <Card title={page.moves()}>
        <InvoiceMoves moves={invoice.moves} />
      </Card>
    </div>
  )
}
