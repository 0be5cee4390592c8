import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'
import type { SampleCalls } from '../sample-world'
import { addProduct } from './product'

/** A price list for a test; the name is new each time. */
export const somePriceList = (overrides: Partial<Schema<'PriceListInput'>> = {}): Schema<'PriceListInput'> => ({
  name: `Member ${randomInt(1e9)}`,
  for_patients: true,
  status: 'active',
  ...overrides,
})

const master = masterSamples('PriceList', {
  table: 'price_list',
  input: somePriceList,
})

export const addPriceList = master.add

export const calls = {
  ...master.calls,
  listPriceListPrice: async (world) => {
    const list = await addPriceList(world)
    const { company_id, clinic_id } = world.clinic
    const { id: product_id } = await addProduct(world)
    await world.database
      .insertInto('product_price')
      .values({
        company_id,
        clinic_id,
        product_id,
        price_list_id: list.id,
        price: 300_000,
        valid_from: '2020-01-01',
        created_by: 'Rani Putri',
      })
      .execute()
    return { path: list }
  },
  createPriceListPrice: async (world) => ({
    path: await addPriceList(world),
    body: {
      valid_from: '2099-01-01',
      prices: [{ product_id: (await addProduct(world)).id, price: 300_000, replaces: null }],
    },
  }),
} satisfies Partial<SampleCalls>
