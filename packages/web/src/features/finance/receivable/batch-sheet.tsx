import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { claimBatchQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { claimsAddress } from './receivable-address'
import { WrittenBatch } from './written-batch'

/** The cover sheet of a batch on A4. */
export default function BatchSheet() {
  const { api } = useApp()
  const { sheet, page } = useTexts().claim
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(claimBatchQuery(api, id))
  const href = claimsAddress()
  return (
    <PrintedPage title={sheet.title()} back={{ href, label: sheet.back() }} isReady={Boolean(query.data)}>
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: sheet.unknown(), text: page.unknownText(), href, leave: sheet.back() }}
      >
        {(batch) => <WrittenBatch batch={batch} />}
      </RecordGate>
    </PrintedPage>
  )
}
