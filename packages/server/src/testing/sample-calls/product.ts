import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'
import { addMedicine } from './company-medicine'

export const calls = {
  listProduct: async () => ({}),
  createProduct: async () => ({ body: someProduct() }),
  getProduct: async (world) => ({ path: await addProduct(world) }),
  updateProduct: async (world) => {
    const { price: _, ...body } = someProduct()
    return { path: await addProduct(world), body: { ...body, name: 'Scaling dua rahang', version: 1 } }
  },
  getProductRecipe: async (world) => ({ path: await addProduct(world) }),
  updateProductRecipe: async (world) => {
    const lines = [{ medicine_id: (await addMedicine(world)).id, quantity: 2 }]
    return { path: await addProduct(world), body: { lines, version: 1 } }
  },
  listProductPrice: async (world) => ({ path: await addProduct(world) }),
  createProductPrice: async (world) => ({
    path: await addProduct(world),
    body: { price: 375_000, valid_from: '2099-01-01' },
  }),
  withdrawProductPrice: async (world) => ({ path: await addFuturePrice(world), body: { reason: 'Salah ketik' } }),
} satisfies Partial<SampleCalls>

/** A service that no other has the code of. */
const someProduct = (): Schema<'ProductInput'> => ({
  code: `SC-${randomInt(1e9)}`,
  name: 'Scaling',
  name_en: 'Scaling',
  category: 'periodontics',
  icd9cm: '96.54',
  scope: 'jaw',
  price_model: 'fixed',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: '',
  taxable: false,
  online_bookable: true,
  status: 'active',
  price: 350_000,
})

export async function addProduct(
  { database, clinic: { company_id, clinic_id } }: World,
  given: Partial<Omit<Schema<'ProductInput'>, 'price'>> = {},
) {
  const { price: _, ...product } = someProduct()
  return database
    .insertInto('product')
    .values({ ...product, ...given, company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function addFuturePrice(world: World) {
  const { id: product_id } = await addProduct(world)
  return addPrice(world, { product_id, price: 400_000, valid_from: '2099-01-01' })
}

/** A price of a service, of all days unless it is given from when on. */
export const addPrice = (
  { database, clinic: { company_id, clinic_id } }: World,
  given: { product_id: number; price: number; valid_from?: string; price_list_id?: number },
) =>
  database
    .insertInto('product_price')
    .values({ valid_from: '2020-01-01', ...given, company_id, clinic_id, created_by: 'Rani Putri' })
    .returning('id')
    .executeTakeFirstOrThrow()
