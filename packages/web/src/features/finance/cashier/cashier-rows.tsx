import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { Table } from '../../../ui/table/table'
import type { CashierRow } from './cashier-row'
import { RowAction } from './row-action'
import { useCashierColumns } from './use-cashier-columns'

const LetGoDialog = lazyWithRetry(() => import('../../../entities/visit/let-go-dialog'))

/** Who waits at the till, in each state of the list: on the way, nobody, failed, here. */
export function CashierRows({ query }: { query: UseQueryResult<{ rows: CashierRow[] }> }) {
  const texts = useTexts()
  const { cashier } = texts.finance
  const columns = useCashierColumns()
  const [leaving, setLeaving] = useState<number>()
  const { data, error } = query
  return (
    <Card flush>
      {!data && error && <LoadFailed query={query} />}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.rows.length === 0 && (
        <EmptyState
          title={cashier.none()}
          action={
            <Link href="/clinic/dashboard/queue" className={buttonClass({ variant: 'soft' })}>
              {cashier.board()}
            </Link>
          }
        >
          {cashier.noneText()}
        </EmptyState>
      )}
      {(data ? data.rows.length > 0 : !error) && (
        <>
          <Table
            label={cashier.waiting()}
            columns={columns}
            rows={data?.rows}
            rowKey={({ visit_id }) => visit_id}
            href={({ invoice }) => (invoice ? `/clinic/finance/invoice/${invoice.id}` : undefined)}
            skeletonRows={4}
            actionsLabel={cashier.state()}
            actions={(row) => <RowAction row={row} onLetGo={() => setLeaving(row.visit_id)} />}
          />
          <p className={help}>{cashier.help()}</p>
        </>
      )}
      <Suspense>
        {leaving !== undefined && <LetGoDialog visit={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </Card>
  )
}

const help = css({
  textStyle: 'small',
  color: 'muted',
  paddingBlock: '4',
  paddingInline: { base: '4', sm: '6' },
  display: { base: 'none', sm: 'block' },
})
