import { operationRoles } from '@clinic/core/access'
import { nextTransactionState } from '@clinic/core/medicine-transaction'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { TransactionDetails } from './transaction-details'
import { transactionQuery } from './transaction-query'
import { TransactionSteps } from './transaction-steps'

const ArrivalForm = lazyWithRetry(() => import('./arrival-form'))

const base = '/clinic/medicine-transaction'

/** One document: what it says, what became of it, and the steps that are possible now. */
export default function TransactionPage() {
  const { api } = useApp()
  const { head, list, missing } = useTexts()['medicine-transaction']
  const query = useEarlyQuery(transactionQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
  const canAccept = useCanCall(operationRoles.acceptMedicineTransaction)
  return (
    <Page
      title={data ? (data.number ?? head[data.kind]()) : list.title()}
      back={{ href: base, label: list.title() }}
      actions={data && <TransactionSteps transaction={data} />}
    >
      <RecordGate
        query={query}
        missing={{ title: missing.title(), text: missing.text(), href: base, leave: list.title() }}
      >
        {(transaction) => (
          <div className={css({ display: 'grid', gap: '4' })}>
            {canAccept && nextTransactionState(transaction, 'accept') !== null && (
              <Suspense fallback={<Skeleton shape="block" />}>
                <ArrivalForm transaction={transaction} />
              </Suspense>
            )}
            <TransactionDetails transaction={transaction} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}
