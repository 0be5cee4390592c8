import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { creditNoteQuery } from '../../../entities/credit-note/credit-note-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { SheetChoices } from '../../../platform/print/sheet-choices'
import { useSheetChoice } from '../../../platform/print/use-sheet-choice'
import { RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { WrittenCreditNote } from './written-credit-note'

/** A credit note on the paper of the clinic or another. */
export default function CreditNoteSheet() {
  const { api } = useApp()
  const texts = useTexts()
  const { sheet: words } = texts['credit-note']
  const query = useQuery(creditNoteQuery(api, Number(useParams<{ id: string }>().id)))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice(clinic?.paper, ['a5', 'thermal_80', 'thermal_58', 'a4'])
  const note = query.data
  const invoices = { href: financeAddress('invoice'), label: texts.invoice.page.leave() }
  return (
    <PrintedPage
      title={note?.number ?? words.title()}
      back={note ? { href: `${invoices.href}/${note.invoice_id}`, label: texts.invoice.sheet.back() } : invoices}
      isReady={Boolean(note && clinic)}
      before={<SheetChoices choice={choice} words={texts.invoice.sheet} />}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: words.unknown(), text: words.unknownText(), href: invoices.href, leave: invoices.label }}
      >
        {(found) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            {clinic && <WrittenCreditNote note={found} clinic={clinic} choice={choice} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
