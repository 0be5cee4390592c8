import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { TransactionDetails } from './transaction-details'
import { transactionQuery } from './transaction-query'
import { TransactionSteps } from './transaction-steps'

const base = '/clinic/medicine-transaction'

/** One document: what it says, what became of it, and the steps that are possible now. */
export default function TransactionPage() {
  const { api } = useApp()
  const { head, list, missing } = useTexts()['medicine-transaction']
  const query = useQuery(transactionQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
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
            <TransactionDetails transaction={transaction} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}
