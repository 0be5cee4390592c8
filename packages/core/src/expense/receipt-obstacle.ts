import type { Schema } from '@clinic/api'

export type ReceiptObstacle = 'void' | 'kept'

/** Returns why the photo of a receipt is neither set nor removed: the expense is void, or what it paid is counted; null where it can be. */
export function receiptObstacle({
  state,
  photo,
  drawer_open,
}: Pick<Schema<'Expense'>, 'state' | 'photo' | 'drawer_open'>): ReceiptObstacle | null {
  if (state === 'void') return 'void'
  return photo !== null && !drawer_open ? 'kept' : null
}
