import contract from '@clinic/api/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase } from '../testing/database/copy-database'

const { database, close } = await copyDatabase()
afterAll(close)

/** Every list of values in the contract, sorted and joined. */
function enumsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'enum' in part && Array.isArray(part.enum) ? [joined(part.enum.filter((value) => value !== null))] : []
  return [...own, ...Object.values(part).flatMap(enumsIn)]
}
const joined = (values: readonly unknown[]) => values.map(String).sort().join()

/** Columns of which no operation shows all values. */
const unseen: Record<string, string[]> = {
  'audit_event.role': [...contract.components.schemas.RoleName.enum, 'visitor', 'system'],
  // one that is given back is shown as an entry of that which was taken
  'deposit.kind': ['taken', 'refunded'],
  'doctor.employment': ['internal', 'external'],
  // an entry is shown as what is owed, paid or counted
  'ledger_entry.account':
    'receivable payor_receivable revenue tax rounding stamp_duty written_off bank till float variance expense deposit'.split(
      ' ',
    ),
  // that it has expired follows from the day
  'package_sold.state': ['active', 'exhausted', 'refunded', 'void'],
  'posting.kind': [
    'issue',
    'void',
    'write_off',
    'credit',
    'credit_note',
    'payment',
    'refund',
    'opening',
    'closing',
    'payor_payment',
    'payor_payment_void',
    'payor_charge',
    'expense',
    'expense_void',
    'deposit',
    'deposit_refund',
  ],
  // each is shown by an operation of its own
  'shift_copy.worker': ['doctor', 'staff'],
}

const { rows: checks } = await sql<{ column: string; definition: string }>`
  select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
  order by 1`.execute(database)
const columns = checks
  .filter(({ definition }) => /= ANY \(ARRAY\['/.test(definition))
  .map(({ column, definition }) => ({
    column,
    values: joined([...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value)),
  }))

// Seen to fail: a value taken from an enumeration of the contract, or added to one.
describe('the words that a column takes', () => {
  const inContract = new Set(enumsIn(contract))

  it('are found', () => expect(columns.length).toBeGreaterThan(40))

  it.each(columns)('are exactly those of an enumeration of the contract: $column', ({ column, values }) => {
    const own = unseen[column]
    if (own) expect(values).toBe(joined(own))
    else expect(inContract).toContain(values)
  })
})
