import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { receiptModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import type { MedicineTransactionState } from './medicine-transaction.values'
import { receiptMachine } from './receipt.machine'

provesLifecycle('a receipt', receiptMachine, receiptModel, {
  states: { beingWritten: 'draft', onTheShelf: 'received', tornUp: 'cancelled' },
  events: { writeOn: 'receipt.write', putAway: 'receipt.receive', tearUp: 'receipt.cancel' },
})

it('a receipt has states that people read', () => {
  expectTypeOf<StateValueFrom<typeof receiptMachine>>().toExtend<MedicineTransactionState>()
})
