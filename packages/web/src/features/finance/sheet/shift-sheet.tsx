import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { cashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { WrittenShift } from './written-shift'

/** The closing of a cash shift on A5, with its takings by method. */
export default function ShiftSheet() {
  const { api } = useApp()
  const { page, sheet } = useTexts()['cash-shift']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(cashShiftQuery(api, id))
  const href = financeAddress('cash-shift')
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${href}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data?.takings)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: page.unknown(), text: page.unknownText(), href, leave: page.back() }}
      >
        {(shift) => <WrittenShift shift={shift} />}
      </RecordGate>
    </PrintedPage>
  )
}
