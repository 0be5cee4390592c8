import { expect, it } from 'vitest'
import { findAll } from './find-all'
import { byNumber, type Finder, type Found, type FoundGroup } from './finder'

const { signal } = new AbortController()
const ayu: Found = { href: '/clinic/patient/1', label: 'Ayu Lestari', note: '00-00-01' }

function finder(group: FoundGroup, rows: readonly Found[] | Error) {
  const requests: string[] = []
  const find: Finder['find'] = async (text) => {
    requests.push(text)
    if (rows instanceof Error) throw rows
    return { rows, count: rows.length }
  }
  return { group, find, requests }
}

it('shows the groups with results, and leaves out the others', async () => {
  const finders = [finder('screen', []), finder('patient', [ayu])]
  expect(await findAll(finders, 'ay', signal)).toEqual({
    groups: [{ group: 'patient', rows: [ayu], count: 1 }],
    failed: [],
  })
})

it('shows the other results when one kind cannot be searched, and names it', async () => {
  const finders = [finder('product', new Error('away')), finder('patient', [ayu])]
  expect(await findAll(finders, 'ay', signal)).toEqual({
    groups: [{ group: 'patient', rows: [ayu], count: 1 }],
    failed: ['product'],
  })
})

it.each(['', 'a'])('asks the screens and actions alone for "%s"', async (text) => {
  const [screens, actions, patients] = [finder('screen', []), finder('action', []), finder('patient', [ayu])]
  expect((await findAll([screens, actions, patients], text, signal)).groups).toEqual([])
  expect([screens.requests, actions.requests, patients.requests]).toEqual([[text], [text], []])
})

it.each([
  ['lestari', 0],
  ['0042', 1],
  ['INV/KMG/2026', 1],
])('asks for papers by "%s" %d times: only what has a digit is a number', async (text, times) => {
  const invoices = finder('invoice', [{ href: '/clinic/finance/invoice/1', label: 'INV/KMG/2026/0042', note: '' }])
  expect((await findAll([byNumber(invoices)], text, signal)).groups).toHaveLength(times)
  expect(invoices.requests).toHaveLength(times)
})
