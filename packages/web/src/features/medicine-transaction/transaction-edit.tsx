import { unwrap } from '@clinic/api'
import { nextTransactionState } from '@clinic/core/medicine-transaction'
import { Redirect, useLocation, useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { TransactionForm } from './transaction-form'
import { transactionQuery } from './transaction-query'

const base = '/clinic/medicine-transaction'

/** A draft while it is written on. */
export default function TransactionEdit() {
  const { api } = useApp()
  const { head, list, missing } = useTexts()['medicine-transaction']
  const [, navigate] = useLocation()
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(transactionQuery(api, id))
  const { data } = query
  const page = `${base}/${id}`
  return (
    <Page title={data ? head[data.kind]() : list.title()} back={{ href: page, label: list.title() }}>
      <RecordGate
        query={query}
        skeleton={<RecordFormSkeleton />}
        missing={{ title: missing.title(), text: missing.text(), href: base, leave: list.title() }}
      >
        {(transaction) =>
          transaction.kind === 'dispense' ||
          transaction.kind === 'usage' ||
          transaction.kind === 'count' ||
          transaction.kind === 'transfer_in' ||
          nextTransactionState(transaction, 'write') === null ? (
            <Redirect to={page} replace />
          ) : (
            <TransactionForm
              form={`medicine-transaction-${id}`}
              cancel={page}
              initial={{ kind: transaction.kind, ...transaction.content, version: transaction.version }}
              save={({ kind: _, version, ...content }) =>
                unwrap(
                  api.PUT('/api/medicine-transaction/{id}', {
                    params: { path: { id } },
                    body: { ...content, version: version ?? transaction.version },
                  }),
                )
              }
              onSaved={() => navigate(page, { replace: true })}
            />
          )
        }
      </RecordGate>
    </Page>
  )
}
