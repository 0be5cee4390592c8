import { expect, it } from 'vitest'
import { draftFixture, invoiceLineFixture } from '../../../../entities/invoice/invoice-fixture'
import { draftChange, draftValue, lineOf, typedPrice, withLists } from './draft-value'

const payor = { id: 1, name: 'Asuransi Sentosa Jiwa' }
const member = { id: 2, name: 'Member' }
const prices = [
  { price_list: null, price: 450_000 },
  { price_list: payor, price: 400_000 },
  { price_list: member, price: 420_000 },
]
const line = invoiceLineFixture({ prices, unit_price: 400_000, price_list: payor, list_price: 400_000 })
const medicine = invoiceLineFixture({
  id: 9,
  product_id: null,
  medicine_id: 3,
  prices: [],
  unit_price: 1_000,
  list_price: 1_000,
})
const told = (of: {
  unit_price: number | null
  price_list: unknown
  list_price: number | null
  price_typed: boolean
}) => {
  const { unit_price, price_list, list_price, price_typed } = of
  return { unit_price, price_list, list_price, price_typed }
}

// Seen to fail: with the price that was typed priced anew; with medicine that loses its price.
it.each([
  { lists: [member], want: { unit_price: 420_000, price_list: member, list_price: 420_000 } },
  { lists: [], want: { unit_price: 450_000, price_list: null, list_price: 450_000 } },
])('a draft with another policy shows what its lines cost by $lists', ({ lists, want }) => {
  const [service, other] = withLists([line, medicine], lists)
  expect(service && told(service)).toEqual({ ...want, price_typed: false })
  expect(other).toEqual(medicine)
})

it('keeps what was typed with another policy, and says what the list says', () => {
  const typed = typedPrice(line, { price: 99_000, lists: [payor] })
  expect(told(typed)).toEqual({ unit_price: 99_000, price_list: null, list_price: 400_000, price_typed: true })
  expect(withLists([typed], [member]).map(told)).toEqual([{ ...told(typed), list_price: 420_000 }])
})

it('that takes the price of the list again is of the list', () => {
  const typed = typedPrice(line, { price: 99_000, lists: [payor] })
  expect(typedPrice(typed, { price: 400_000, lists: [payor] })).toEqual(line)
  expect(typedPrice(medicine, { price: 1_000, lists: [payor] })).toEqual(medicine)
})

it('sends of each line whether its price was typed', () => {
  const value = draftValue(draftFixture({ lines: [line, { ...line, id: 2, price_typed: true }] }))
  expect(draftChange(value).lines.map(({ price_typed }) => price_typed)).toEqual([false, true])
})

it('gets another service at the price of the first list that names it', () => {
  const product = {
    id: 7,
    code: 'K',
    name: 'Konsultasi',
    name_en: '',
    taxable: false,
    category: 'consultation' as const,
    icd9cm: '',
  }
  const added = { ...product, price: 450_000 } as Parameters<typeof lineOf>[0]
  expect(told(lineOf(added, { prices, lists: [member] }))).toEqual({
    unit_price: 420_000,
    price_list: member,
    list_price: 420_000,
    price_typed: false,
  })
  expect(lineOf(added, { prices: [], lists: [member] })).toMatchObject({ unit_price: null, list_price: null })
})
