import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'

/** A price list for a test; the name is new each time. */
export const somePriceList = (overrides: Partial<Schema<'PriceListInput'>> = {}): Schema<'PriceListInput'> => ({
  name: `Member ${randomInt(1e9)}`,
  for_patients: true,
  status: 'active',
  ...overrides,
})

export const { calls, add: addPriceList } = masterSamples('PriceList', { table: 'price_list', input: somePriceList })
