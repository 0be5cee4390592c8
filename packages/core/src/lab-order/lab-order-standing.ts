import type { Schema } from '@clinic/api'

type Order = Pick<Schema<'LabOrder'>, 'state' | 'due_on' | 'cost'>

/** Whether the work is still to come on a day after the one it was due. */
export const isLate = ({ state, due_on }: Pick<Order, 'state' | 'due_on'>, today: string): boolean =>
  (state === 'sent' || state === 'returned') && due_on < today

/** What an order costs now, in whole rupiah: nothing until its work is received, and nothing while it is redone. */
export const countedCost = ({ state, cost }: Pick<Order, 'state' | 'cost'>): number =>
  state === 'received' || state === 'fitted' ? cost : 0

/** Whether the work is due after the patient comes next; both are plain dates. */
export const isDueAfterVisit = ({ state, due_on }: Pick<Order, 'state' | 'due_on'>, next: string | null): boolean =>
  next !== null && due_on > next && state !== 'received' && state !== 'fitted' && state !== 'cancelled'
