import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { invoiceQuery } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { SheetChoices } from '../../../platform/print/sheet-choices'
import { useSheetChoice } from '../../../platform/print/use-sheet-choice'
import { RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { financeAddress } from '../use-finance-tabs'
import type { MadeLink } from './link/link-query'
import { WrittenInvoice } from './written-invoice'

const LinkPanel = lazyWithRetry(() => import('./link/link-panel'))

/** An invoice on its sheet of A4, in the language that is chosen. */
export default function InvoiceSheet() {
  const { api } = useApp()
  const { page, sheet, title } = useTexts().invoice
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(invoiceQuery(api, id))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice('a4', ['a4'])
  const [made, setMade] = useState<MadeLink>()
  return (
    <PrintedPage
      title={query.data?.number ?? title()}
      back={{ href: `${financeAddress('invoice')}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data && clinic)}
      before={<SheetChoices choice={choice} words={sheet} />}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{
          title: page.unknown(),
          text: page.unknownText(),
          href: financeAddress('invoice'),
          leave: page.leave(),
        }}
      >
        {(invoice) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            {invoice.number !== null && (
              <LinkPanel
                paper={{ kind: 'invoice', id, number: invoice.number, phone: invoice.patient.phone }}
                made={made}
                onMade={setMade}
              />
            )}
            {clinic && <WrittenInvoice invoice={invoice} clinic={clinic} language={choice.language} made={made} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
