import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { receivablesQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Table } from '../../../ui/table/table'
import { useFinanceTabs } from '../use-finance-tabs'
import { claimsAddress, paymentsAddress } from './receivable-address'
import { useReceivableColumns } from './use-receivable-columns'

/** What payors owe, by age; each figure opens its claims. */
export default function ReceivablePage() {
  const { api } = useApp()
  const { receivable: words } = useTexts().claim
  const { money } = useFormat()
  const query = useEarlyQuery(receivablesQuery(api))
  const columns = useReceivableColumns()
  const { data, error } = query
  const total = data?.reduce((sum, row) => sum + row.total, 0) ?? 0
  return (
    <Page title={words.title()} tabs={useFinanceTabs('receivable')}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <Card title={data ? words.total({ amount: money(total) }) : words.title()} actions={<Lists />} flush>
          {!data && error ? (
            <LoadFailed query={query} />
          ) : data?.length === 0 ? (
            <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>
          ) : (
            <Table
              wide
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

/** They stand here because a second button beside the tabs would break those into two rows. */
function Lists() {
  const { receivable, payments } = useTexts().claim
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      <Link href={claimsAddress()} className={look}>
        {receivable.claims()}
      </Link>
      <Link href={paymentsAddress()} className={look}>
        {payments.title()}
      </Link>
    </span>
  )
}
