import type { Schema } from '@clinic/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { feeStatementsQuery } from '../../../entities/fee-statement/fee-statement-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useTexts } from '../../../platform/texts/use-texts'
import { PeriodField } from '../../../platform/time/period-field'
import { usePeriod } from '../../../platform/time/use-period'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Table } from '../../../ui/table/table'
import { useFinanceTabs } from '../use-finance-tabs'
import { useStatementColumns } from './use-statement-columns'

/** What each dentist earned in a month, and how far its statement is. */
export default function StatementList() {
  const { api } = useApp()
  const { list: words, fields } = useTexts()['fee-statement']
  const period = usePeriod()
  const query = useEarlyQuery(feeStatementsQuery(api, period.period))
  return (
    <Page
      title={words.title()}
      tabs={useFinanceTabs('fee-share')}
      actions={
        <Link href="/clinic/finance/fee-share/rule" className={buttonClass({ variant: 'outline' })}>
          {words.rules()}
        </Link>
      }
    >
      <Card flush>
        <div className={css({ paddingInline: { base: '4', sm: '6' }, paddingBlock: '3' })}>
          <PeriodField label={fields.period()} {...period} />
        </div>
        <Rows query={query} period={period.period} />
      </Card>
    </Page>
  )
}

interface RowsProps {
  query: UseQueryResult<Schema<'FeeStatementCard'>[]>
  period: string
}

function Rows({ query, period }: RowsProps) {
  const { list: words } = useTexts()['fee-statement']
  const columns = useStatementColumns(period)
  const { data, error } = query
  if (!data && error) return <LoadFailed query={query} />
  if (data?.length === 0) return <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>
  return (
    <Table
      label={words.title()}
      rows={data}
      skeletonRows={5}
      rowKey={({ doctor_id }) => doctor_id}
      href={({ statement_id }) => (statement_id === null ? undefined : `/clinic/finance/fee-share/${statement_id}`)}
      columns={columns}
    />
  )
}
