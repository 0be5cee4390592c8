import { expect, it } from 'vitest'
import { paketProblems } from './paket-problems'

it.each([
  { products: [], want: { items: 'noItems' } },
  { products: [1], want: {} },
  { products: [1, 2], want: {} },
  { products: [1, 2, 1], want: { items: 'productTwice' } },
])('holds services, each once: $products', ({ products, want }) => {
  expect(paketProblems(products.map((product_id) => ({ product_id })))).toEqual(want)
})
