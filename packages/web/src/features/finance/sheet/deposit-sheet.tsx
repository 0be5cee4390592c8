import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { depositQuery } from '../../../entities/deposit/deposit-query'
import { useApp } from '../../../platform/app/app-context'
import { PrintedPage } from '../../../platform/print/printed-page'
import { RecordGate } from '../../../platform/record/record-gate'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { financeAddress } from '../use-finance-tabs'
import { SheetChoices } from './sheet-choices'
import { useSheetChoice } from './use-sheet-choice'
import { WrittenDeposit } from './written-deposit'

/** The receipt of a deposit, on the paper of the clinic or another. */
export default function DepositSheet() {
  const { api } = useApp()
  const texts = useTexts()
  const { sheet: words } = texts.deposit
  const toPayments = { href: financeAddress('payment'), label: texts.invoice.sheet.toPayments() }
  const query = useQuery(depositQuery(api, Number(useParams<{ id: string }>().id)))
  const clinic = useQuery(informationQuery(api)).data
  const choice = useSheetChoice(clinic?.paper, ['a5', 'thermal_80', 'thermal_58', 'a4'])
  const deposit = query.data
  return (
    <PrintedPage
      title={deposit?.number ?? words.title()}
      back={deposit ? { href: `/clinic/patient/${deposit.patient.id}/invoice`, label: words.back() } : toPayments}
      isReady={Boolean(deposit && clinic)}
      before={<SheetChoices choice={choice} />}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{
          title: words.unknown(),
          text: words.unknownText(),
          href: toPayments.href,
          leave: toPayments.label,
        }}
      >
        {(taken) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            {clinic && <WrittenDeposit deposit={taken} clinic={clinic} choice={choice} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
