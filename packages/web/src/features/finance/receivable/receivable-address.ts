import type { Schema } from '@clinic/api'

const home = '/clinic/finance/receivable'

/** The claims behind a figure: of a payor, of an age, or all. */
export function claimsAddress({ payor_id, age }: { payor_id?: number; age?: Schema<'ClaimAge'> } = {}) {
  const chosen = new URLSearchParams()
  if (payor_id !== undefined) chosen.set('payor', String(payor_id))
  if (age !== undefined) chosen.set('age', age)
  return `${home}/claim${chosen.size > 0 ? `?${chosen}` : ''}`
}

export const claimAddress = (id: number) => `${home}/${id}`
export const batchAddress = (id: number) => `${home}/batch/${id}`
export const submitAddress = (payor_id: number) => `${home}/batch?payor=${payor_id}`
export const payAddress = (payor_id: number) => `${home}/payment/new?payor=${payor_id}`
export const paymentsAddress = () => `${home}/payment`
export const paymentAddress = (id: number) => `${home}/payment/${id}`
