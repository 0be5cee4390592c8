import { operationRoles } from '@clinic/core/access'
import { nextTransactionState } from '@clinic/core/medicine-transaction'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { AskedStep } from './step-dialog'
import type { Transaction } from './transaction-query'

const StepDialog = lazyWithRetry(() => import('./step-dialog'))
const ReasonedStepDialog = lazyWithRetry(() => import('./reasoned-step-dialog'))

/** The steps that the lifecycle of a document allows now, and whoever is signed in. */
export function TransactionSteps({ transaction }: { transaction: Transaction }) {
  const texts = useTexts()['medicine-transaction']
  const [asked, setAsked] = useState<AskedStep>()
  const may = {
    receive: useCanCall(operationRoles.receiveMedicineTransaction),
    send: useCanCall(operationRoles.sendMedicineTransaction),
    request: useCanCall(operationRoles.requestMedicineTransaction),
    post: useCanCall(operationRoles.postMedicineTransaction),
    refuse: useCanCall(operationRoles.refuseMedicineTransaction),
    cancel: useCanCall(operationRoles.cancelMedicineTransaction),
  }
  const canWrite = useCanCall(operationRoles.updateMedicineTransaction)
  const steps = order.filter((step) => may[step] && nextTransactionState(transaction, step) !== null)
  const close = () => setAsked(undefined)
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {steps.map((step) => (
        <Button key={step} variant={variants[step]} onClick={() => setAsked(step)}>
          {texts.steps[step]()}
        </Button>
      ))}
      {canWrite && nextTransactionState(transaction, 'write') !== null && (
        <Link
          href={`/clinic/medicine-transaction/${transaction.id}/edit`}
          className={buttonClass({ variant: 'outline' })}
        >
          {texts.edit()}
        </Link>
      )}
      {goesOnPaper.includes(transaction.kind) && transaction.content.lines.length > 0 && (
        <Link
          href={`/clinic/medicine-transaction/${transaction.id}/sheet`}
          className={buttonClass({ variant: 'outline' })}
        >
          {texts.print()}
        </Link>
      )}
      {asked && (
        <Suspense>
          {asked === 'refuse' || asked === 'cancel' ? (
            <ReasonedStepDialog transaction={transaction} step={asked} onClose={close} />
          ) : (
            <StepDialog transaction={transaction} step={asked} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}

/** What goes with the goods. */
const goesOnPaper: readonly Transaction['kind'][] = ['supplier_return', 'transfer_out', 'transfer_in']

const order = ['receive', 'send', 'post', 'request', 'refuse', 'cancel'] as const
const variants = {
  receive: 'solid',
  send: 'solid',
  post: 'solid',
  request: 'solid',
  refuse: 'outline',
  cancel: 'ghost',
} as const
