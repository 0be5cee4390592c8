import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { feeStatementLinesQuery, feeStatementQuery } from '../../../entities/fee-statement/fee-statement-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { WrittenStatement } from './written-statement'

/** A fee statement on A4. */
export default function StatementSheet() {
  const { api } = useApp()
  const { page, sheet } = useTexts()['fee-statement']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(feeStatementQuery(api, id))
  const lines = useQuery(feeStatementLinesQuery(api, id))
  const href = financeAddress('fee-share')
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${href}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data && lines.data)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: page.unknown(), text: page.unknownText(), href, leave: page.back() }}
      >
        {(statement) => (
          <RecordGate
            query={lines}
            skeleton={<Skeleton shape="block" />}
            missing={{ title: page.unknown(), text: page.unknownText(), href, leave: page.back() }}
          >
            {(found) => <WrittenStatement statement={statement} lines={found} />}
          </RecordGate>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
