import { feeStatementStates } from '@clinic/core/fee-statement'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import {
  type FeeStatement,
  feeStatementLinesQuery,
  feeStatementQuery,
} from '../../../entities/fee-statement/fee-statement-query'
import { StatementLines } from '../../../entities/fee-statement/statement-lines'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { isolated } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { usePeriodName } from '../../../platform/time/use-period'
import { Card } from '../../../ui/card'
import { lazyAfterDelay } from '../../../ui/lazy-with-retry'
import { financeAddress } from '../use-finance-tabs'
import { StatementActions } from './statement-actions'
import { StatementFacts } from './statement-facts'

const ListExport = lazyAfterDelay(() => import('../../../platform/list/list-export'))

/** The statement of a dentist and a month: computed until it is approved. */
export default function StatementPage() {
  const { api } = useApp()
  const { page } = useTexts()['fee-statement']
  const name = usePeriodName()
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(feeStatementQuery(api, id))
  const statement = query.data
  const href = financeAddress('fee-share')
  return (
    <Page
      title={
        statement ? page.title({ name: isolated(statement.doctor_name), month: name(statement.period) }) : page.back()
      }
      back={{ href: statement ? `${href}?period=${statement.period}` : href, label: page.back() }}
      description={statement && <ValueTag of={feeStatementStates} value={statement.state} />}
      actions={statement && <StatementActions statement={statement} />}
    >
      <RecordGate query={query} missing={{ title: page.unknown(), text: page.unknownText(), href, leave: page.back() }}>
        {(stored) => <Parts statement={stored} />}
      </RecordGate>
    </Page>
  )
}

function Parts({ statement }: { statement: FeeStatement }) {
  const { api } = useApp()
  const { page } = useTexts()['fee-statement']
  const lines = useQuery(feeStatementLinesQuery(api, statement.id))
  const question = { path: '/api/fee-statement/line', query: { statement_id: statement.id } }
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <StatementFacts statement={statement} />
      <Card
        flush
        title={page.lines()}
        actions={
          <Suspense>
            <ListExport question={question} search="" count={lines.data?.length} />
          </Suspense>
        }
      >
        {!lines.data && lines.error ? <LoadFailed query={lines} /> : <StatementLines lines={lines.data} />}
      </Card>
    </div>
  )
}
