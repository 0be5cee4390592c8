import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { depositQuery } from '../../../entities/deposit/deposit-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { SheetChoices } from '../../../platform/print/sheet-choices'
import { useSheetChoice } from '../../../platform/print/use-sheet-choice'
import { MissingRecord, RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { WrittenDeposit } from './written-deposit'

/** The receipt of a deposit, or of money given back of it, on the paper of the clinic or another. */
export default function DepositSheet() {
  const { api } = useApp()
  const texts = useTexts()
  const { sheet: words } = texts.deposit
  const toPayments = { href: financeAddress('payment'), label: texts.invoice.sheet.toPayments() }
  const { id, entry: refund } = useParams<{ id: string; entry?: string }>()
  const query = useQuery(depositQuery(api, Number(id)))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice(clinic?.paper, ['a5', 'thermal_80', 'thermal_58', 'a4'])
  const deposit = query.data
  const entry = deposit?.entries.find((each) =>
    refund === undefined ? each.kind === 'taken' : each.kind === 'refunded' && each.id === Number(refund),
  )
  const missing = {
    title: words.unknown(),
    text: words.unknownText(),
    href: toPayments.href,
    leave: toPayments.label,
  }
  return (
    <PrintedPage
      title={entry?.number ?? words.title()}
      back={deposit ? { href: `/clinic/patient/${deposit.patient.id}/invoice`, label: words.back() } : toPayments}
      isReady={Boolean(entry && clinic)}
      before={<SheetChoices choice={choice} words={texts.invoice.sheet} />}
    >
      <RecordGate query={query} skeleton={<Skeleton shape="block" />} missing={missing}>
        {(of) =>
          entry ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              {clinic && <WrittenDeposit deposit={of} entry={entry} clinic={clinic} choice={choice} />}
            </Suspense>
          ) : (
            <MissingRecord {...missing} />
          )
        }
      </RecordGate>
    </PrintedPage>
  )
}
