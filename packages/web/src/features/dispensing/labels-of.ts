import type { Schema } from '@clinic/api'
import type { Dispensing, DispensingLine } from './dispensing-query'

export interface Label {
  line: DispensingLine
  quantity: number
  /** The first to expire of what is in the bag. */
  expires_on: string | null
  at: string
}

/** A label for each line that a document handed out. */
export const labelsOf = ({ lines }: Pick<Dispensing, 'lines'>, movements: readonly Schema<'HandedOut'>[]): Label[] =>
  lines.flatMap((line) => {
    const own = movements.filter((movement) => movement.line === line.line)
    const [first] = own
    if (!first) return []
    const expiries = own.flatMap(({ expires_on }) => expires_on ?? []).sort()
    return {
      line,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      expires_on: expiries[0] ?? null,
      at: first.at,
    }
  })
