import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expenseBackEntries, expenseEntries, type LedgerEntry } from './index'

const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0)

it('expenses, kept and taken back: drawers and bank have less by what was spent and kept, to the rupiah', () => {
  const expense = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    shift: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    fate: fc.constantFrom('kept', 'taken back in time', 'taken back after the count'),
  })
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 30 }), (expenses) => {
      const [ledger, moved] = [[] as LedgerEntry[], new Map<number | null, number>()]
      expenses.forEach(({ amount, shift, fate }, id) => {
        const move = (place: number | null, rupiah: number) => moved.set(place, (moved.get(place) ?? 0) + rupiah)
        ledger.push(...expenseEntries(id, amount, shift))
        move(shift, -amount)
        if (fate === 'kept') return
        const back = fate === 'taken back in time' ? shift : null
        ledger.push(...expenseBackEntries(id, amount, back))
        move(back, amount)
      })
      expect(sum(ledger)).toBe(0)
      for (const place of [1, 2, 3, null]) {
        const there = ledger.filter((entry) =>
          place === null ? entry.account === 'bank' : entry.account === 'till' && entry.cash_shift_id === place,
        )
        expect(sum(there)).toBe(moved.get(place) ?? 0)
      }
      const kept = expenses.filter(({ fate }) => fate === 'kept').reduce((total, { amount }) => total + amount, 0)
      expect(sum(ledger.filter(({ account }) => account === 'expense'))).toBe(kept)
    }),
    { numRuns: 2_000 },
  )
})
