import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link, useParams } from 'wouter'
import { type Invoice, invoiceQuery } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { financeAddress } from '../use-finance-tabs'
import { InvoiceState } from './invoice-state'

const DraftForm = lazyWithRetry(() => import('./draft/draft-form'))
const IssuedInvoice = lazyWithRetry(() => import('./issued/issued-invoice'))

/** One invoice: written while it is a draft, paid afterwards. */
export default function InvoicePage() {
  const { api } = useApp()
  const { page, title } = useTexts().invoice
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(invoiceQuery(api, id))
  const invoice = query.data
  return (
    <Page
      title={invoice ? (invoice.number ?? page.draftTitle()) : title()}
      back={{ href: financeAddress('cashier'), label: page.back() }}
      description={invoice && <About invoice={invoice} />}
    >
      <RecordGate
        query={query}
        skeleton={<InvoiceSkeleton />}
        missing={{
          title: page.unknown(),
          text: page.unknownText(),
          href: financeAddress('invoice'),
          leave: page.leave(),
        }}
      >
        {(stored) => (
          <Suspense fallback={<InvoiceSkeleton />}>
            {stored.state === 'draft' ? <DraftForm invoice={stored} /> : <IssuedInvoice invoice={stored} />}
          </Suspense>
        )}
      </RecordGate>
    </Page>
  )
}

/** Whose invoice it is, and how it stands. */
function About({ invoice }: { invoice: Invoice }) {
  const { page } = useTexts().invoice
  const { date } = useFormat()
  const { patient, day } = invoice
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      <Link href={`/clinic/patient/${patient.id}/invoice`} className={link()}>
        <bdi>{page.about({ name: personName(patient), record: patient.record_number, day: date(day) })}</bdi>
      </Link>
      <InvoiceState invoice={invoice} />
    </span>
  )
}

const InvoiceSkeleton = () => (
  <Card>
    <Skeleton lines={8} />
  </Card>
)
