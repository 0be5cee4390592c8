import { expect, it } from 'vitest'
import { valuesOf } from '../values'
import { medicineTransactionKinds, medicineTransactionStates, nextTransactionState, transactionSteps } from './index'

it('each kind of document has the steps of its own lifecycle and no others', () => {
  const steps = valuesOf(medicineTransactionKinds).flatMap((kind) =>
    valuesOf(medicineTransactionStates).flatMap((state) =>
      transactionSteps.flatMap((step) => {
        const next = nextTransactionState({ kind, state }, step)
        return next === null ? [] : [`${kind} ${state} ${step}: ${next}`]
      }),
    ),
  )
  expect(steps).toEqual([
    'receipt draft write: draft',
    'receipt draft receive: received',
    'receipt draft cancel: cancelled',
    'adjustment draft write: draft',
    'adjustment draft request: requested',
    'adjustment draft cancel: cancelled',
    'adjustment requested post: posted',
    'adjustment requested refuse: refused',
    'adjustment requested cancel: cancelled',
    'supplier_return draft write: draft',
    'supplier_return draft request: requested',
    'supplier_return draft cancel: cancelled',
    'supplier_return requested post: posted',
    'supplier_return requested refuse: refused',
    'supplier_return requested cancel: cancelled',
    'transfer_out draft write: draft',
    'transfer_out draft send: sent',
    'transfer_out draft cancel: cancelled',
    'transfer_in sent accept: received',
  ])
})
