import type { TenderMethod } from '@clinic/core/invoice'

/** Nobody writes a slip for notes or for what was paid in advance. */
export const hasNoReference = (method: TenderMethod) => method === 'cash' || method === 'deposit'

/** The number of the slip as it is sent: what was typed for another method before counts for nothing. */
export const referenceOf = ({ method, reference }: { method: TenderMethod; reference: string }) =>
  hasNoReference(method) ? '' : reference.trim()
