import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { invoiceQuery, paymentQuery } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { SheetChoices } from '../../../platform/print/sheet-choices'
import { useSheetChoice } from '../../../platform/print/use-sheet-choice'
import { RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { LetGo } from '../invoice/let-go'
import { financeAddress } from '../use-finance-tabs'
import type { MadeLink } from './link/link-query'
import { WrittenReceipt } from './written-receipt'

const LinkPanel = lazyWithRetry(() => import('./link/link-panel'))

/** The receipt of a payment, on the paper of the clinic or another: one Enter prints, then the patient goes. */
export default function ReceiptSheet() {
  const { api } = useApp()
  const { page, sheet } = useTexts().invoice
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(paymentQuery(api, id))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice(clinic?.paper, ['a5', 'thermal_80', 'thermal_58', 'a4'])
  const payment = query.data
  const [made, setMade] = useState<MadeLink>()
  return (
    <PrintedPage
      title={payment?.number ?? sheet.receipt()}
      back={
        payment
          ? { href: `${financeAddress('invoice')}/${payment.invoice_id}`, label: sheet.back() }
          : { href: financeAddress('payment'), label: sheet.toPayments() }
      }
      isReady={Boolean(payment && clinic)}
      before={<SheetChoices choice={choice} words={sheet} />}
      after={payment?.kind === 'payment' ? <LetGoAfter invoice={payment.invoice_id} /> : null}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{
          title: sheet.unknownReceipt(),
          text: page.unknownText(),
          href: financeAddress('payment'),
          leave: sheet.toPayments(),
        }}
      >
        {(paid) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <LinkPanel
              paper={{ kind: 'payment', id, number: paid.number, phone: paid.patient.phone }}
              made={made}
              onMade={setMade}
            />
            {clinic && <WrittenReceipt payment={paid} clinic={clinic} choice={choice} made={made} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}

/** The way out for the patient whose invoice it is. */
function LetGoAfter({ invoice }: { invoice: number }) {
  const { api } = useApp()
  const { data } = useQuery(invoiceQuery(api, invoice))
  return data && <LetGo visit={data.visit_id} isNext={false} />
}
