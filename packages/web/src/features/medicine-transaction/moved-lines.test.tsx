import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { MovedLines } from './moved-lines'
import { receiptFixture } from './transaction-fixture'

const { content, medicines } = receiptFixture()
const [line] = content.lines

it.each([
  { requires: true, told: 0 },
  { requires: false, told: 1 },
])('tells a batch without number that never expires only of a medicine that may be so: $requires', async (row) => {
  const transaction = receiptFixture({
    content: { ...content, lines: line ? [{ ...line, lot: '', expires_on: null }] : [] },
    medicines: medicines.map((each) => ({ ...each, requires_batch: row.requires, requires_expiry: row.requires })),
  })
  await renderScene(<MovedLines transaction={transaction} />, { role: 'manager_clinic' })
  expect(await screen.findByText(/Amoksisilin/, {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryAllByText('Without number')).toHaveLength(row.told)
  expect(screen.queryAllByText('Never')).toHaveLength(row.told)
})
