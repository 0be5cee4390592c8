import type { Tables } from '../database/schema'

/** The tables whose values a server remembers. Triggers of the database tell every write to them, of invoices those that come and go, whoever writes (decision 024). */
type RememberedTable = keyof Pick<Tables, 'session' | 'user' | 'patient' | 'invoice'>

/** Rows of these tables were written in a company. */
export interface Written {
  company_id: number
  tables: readonly string[]
}

interface Found<Value> {
  company_id: number
  value: Value
}

export type Remembered<Value> = ReturnType<typeof openRemembered<Value>>

/** The longest time in milliseconds a value is remembered, whatever was heard. */
const longest = 60_000

/**
 * Values read from some tables, which this server remembers while it hears of every write to them. The key names the tenant, or
 * what belongs to one alone. Of more than `most` values the oldest are forgotten.
 */
export function openRemembered<Value>(
  tables: readonly RememberedTable[],
  { most = 10_000 }: { most?: number | undefined } = {},
) {
  const values = new Map<string, Found<Value> & { until: number }>()
  let isHearing = false
  /** Changes with every write heard: what was being read meanwhile may be of before it. */
  let age = 0
  const forget = () => {
    age += 1
    values.clear()
  }
  return {
    forget,
    recall(key: string): Value | undefined {
      const found = values.get(key)
      return found && performance.now() < found.until ? found.value : undefined
    },
    /** Called before the database is asked. Returns a function that remembers the answer, unless something was written meanwhile. */
    reading() {
      const before = age
      return (key: string, found: Found<Value>) => {
        if (!isHearing || age !== before) return
        values.delete(key)
        values.set(key, { ...found, until: performance.now() + longest })
        const [oldest] = values.size > most ? values.keys() : []
        if (oldest !== undefined) values.delete(oldest)
      }
    },
    wrote(written: Written) {
      if (!tables.some((table) => written.tables.includes(table))) return
      age += 1
      for (const [key, { company_id }] of values) if (company_id === written.company_id) values.delete(key)
    },
    hearing() {
      isHearing = true
    },
    /** From now on writes may be missed: remembers nothing until they are heard again. */
    lost() {
      isHearing = false
      forget()
    },
  }
}
