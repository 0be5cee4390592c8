import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { letterQuery } from '../../../entities/letter/letter-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { usePatientAddress } from '../use-patient-address'
import { WrittenLetter } from './written-letter'

/** A letter on its sheet, in its own language: a referral on A4, the others on A5. */
export default function LetterSheet() {
  const { api } = useApp()
  const { title, clinical, sheet } = useTexts().letter
  const { id, letter } = useParams<{ id: string; letter: string }>()
  const address = usePatientAddress()
  const query = useQuery(letterQuery(api, Number(letter)))
  return (
    <PrintedPage
      title={title()}
      back={{ href: `${address}/${id}/letter`, label: sheet.back() }}
      isReady={Boolean(query.data?.content)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: sheet.unknown(), text: sheet.unknownText(), href: address, leave: sheet.leave() }}
      >
        {({ content, ...rest }) =>
          content ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <WrittenLetter letter={{ ...rest, content }} />
            </Suspense>
          ) : (
            <EmptyState title={sheet.notForYou()}>{clinical()}</EmptyState>
          )
        }
      </RecordGate>
    </PrintedPage>
  )
}
