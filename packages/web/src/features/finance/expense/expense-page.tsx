import { operationRoles } from '@clinic/core/access'
import { expenseCategories, expenseMachine, expenseSources, expenseStates, receiptObstacle } from '@clinic/core/expense'
import { canMove } from '@clinic/core/lifecycle'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link, useParams } from 'wouter'
import { type Expense, expenseQuery } from '../../../entities/expense/expense-query'
import { PaperPhoto } from '../../../entities/photo/paper/paper-photo'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button, buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { financeAddress } from '../use-finance-tabs'

const VoidDialog = lazyWithRetry(() => import('./void-dialog'))

/** One expense: what was paid, and whether it was taken back. */
export default function ExpensePage() {
  const { api } = useApp()
  const { page, list } = useTexts().expense
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(expenseQuery(api, id))
  const expense = query.data
  const href = financeAddress('expense')
  return (
    <Page
      title={expense?.number ?? list.title()}
      back={{ href, label: list.title() }}
      description={expense && <ValueTag of={expenseStates} value={expense.state} />}
      actions={expense && <Actions expense={expense} />}
    >
      <RecordGate
        query={query}
        missing={{ title: page.unknown(), text: page.unknownText(), href, leave: list.title() }}
      >
        {(stored) => <Facts expense={stored} />}
      </RecordGate>
    </Page>
  )
}

function Facts({ expense }: { expense: Expense }) {
  const { fields } = useTexts().expense
  const { label } = useLabels()
  const canSetPhoto = useCanCall(operationRoles.setExpensePhoto) && receiptObstacle(expense) === null
  const { date, dateTime, money } = useFormat(useClinicDay().timeZone)
  const { amount, paid_to, purpose, category, paid_from, day, reference, recorded_at, recorded_by } = expense
  const { id, number, photo, reason, voided_at, voided_by } = expense
  return (
    <Card>
      <KeyValue
        pairs={[
          { label: fields.amount(), value: money(amount) },
          { label: fields.paid_to(), value: <bdi>{paid_to}</bdi> },
          { label: fields.purpose(), value: <bdi>{purpose}</bdi> },
          { label: fields.category(), value: label(expenseCategories, category) },
          { label: fields.paid_from(), value: label(expenseSources, paid_from) },
          { label: fields.day(), value: date(day) },
          ...(reference === '' ? [] : [{ label: fields.reference(), value: <bdi>{reference}</bdi> }]),
          { label: fields.recorded(), value: `${dateTime(recorded_at)}, ${isolated(recorded_by)}` },
          ...(voided_at === null
            ? []
            : [
                { label: fields.voided(), value: `${dateTime(voided_at)}, ${isolated(voided_by)}` },
                { label: fields.reason(), value: <bdi>{reason}</bdi> },
              ]),
        ]}
      />
      <div className={css({ marginBlockStart: '4' })}>
        <PaperPhoto paper={{ kind: 'expense', id, name: number, photo }} canSet={canSetPhoto} />
      </div>
    </Card>
  )
}

function Actions({ expense }: { expense: Expense }) {
  const { page, void: words } = useTexts().expense
  const [isVoiding, setVoiding] = useState(false)
  const mayVoid = useCanCall(operationRoles.voidExpense)
  return (
    <>
      {expense.cash_shift_id !== null && (
        <Link
          href={`${financeAddress('cash-shift')}/${expense.cash_shift_id}`}
          className={buttonClass({ variant: 'ghost' })}
        >
          {page.shift()}
        </Link>
      )}
      {mayVoid && canMove(expenseMachine, expense.state, { type: 'expense.void' }) && (
        <Button variant="outline" palette="error" onClick={() => setVoiding(true)}>
          {words.open()}
        </Button>
      )}
      <Suspense>{isVoiding && <VoidDialog expense={expense} onClose={() => setVoiding(false)} />}</Suspense>
    </>
  )
}
