import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { adjustmentModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { adjustmentMachine } from './adjustment.machine'
import type { MedicineTransactionState } from './medicine-transaction.values'
import type { receiptMachine } from './receipt.machine'
import type { transferMachine } from './transfer.machine'

provesLifecycle('an adjustment', adjustmentMachine, adjustmentModel, {
  states: {
    beingWritten: 'draft',
    beforeManager: 'requested',
    inTheBooks: 'posted',
    sentBack: 'refused',
    dropped: 'cancelled',
  },
  events: {
    writeOn: 'adjustment.write',
    askManager: 'adjustment.request',
    believe: 'adjustment.post',
    doubt: 'adjustment.refuse',
    drop: 'adjustment.cancel',
  },
})

it('receipts, adjustments and transfers have together the states that people read', () => {
  expectTypeOf<
    | StateValueFrom<typeof adjustmentMachine>
    | StateValueFrom<typeof receiptMachine>
    | StateValueFrom<typeof transferMachine>
  >().toEqualTypeOf<MedicineTransactionState>()
})
