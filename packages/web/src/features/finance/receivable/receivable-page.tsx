import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { receivablesQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Table } from '../../../ui/table/table'
import { useFinanceTabs } from '../use-finance-tabs'
import { claimsAddress } from './receivable-address'
import { useReceivableColumns } from './use-receivable-columns'

/** What payors owe, by age; each figure opens its claims. */
export default function ReceivablePage() {
  const { api } = useApp()
  const { receivable: words } = useTexts().claim
  const { money } = useFormat()
  const query = useQuery(receivablesQuery(api))
  const columns = useReceivableColumns()
  const { data, error } = query
  const total = data?.reduce((sum, row) => sum + row.total, 0) ?? 0
  return (
    <Page
      title={words.title()}
      description={data && words.total({ amount: money(total) })}
      tabs={useFinanceTabs('receivable')}
      actions={
        <Link href={claimsAddress()} className={buttonClass({ variant: 'outline' })}>
          {words.claims()}
        </Link>
      }
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <Card flush>
          {!data && error ? (
            <LoadFailed query={query} />
          ) : data?.length === 0 ? (
            <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>
          ) : (
            <Table
              label={words.title()}
              rows={data}
              skeletonRows={4}
              rowKey={({ payor_id }) => payor_id}
              columns={columns}
            />
          )}
        </Card>
        <p className={css({ textStyle: 'small', color: 'muted' })}>{words.due()}</p>
      </div>
    </Page>
  )
}
