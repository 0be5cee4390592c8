import { DatabaseError } from 'pg'
import { diskFull, type Room } from './disk-space'

export type Condition = ReturnType<typeof openCondition>

/** Keeps the condition of a database, for the readiness check and the metrics. */
export function openCondition(room?: () => Room) {
  let damage: DatabaseError | undefined
  let fullAt = Number.NEGATIVE_INFINITY
  let report: (error: DatabaseError) => void = () => {}

  return {
    /** Every error a statement ended with. */
    note(error: unknown) {
      if (!(error instanceof DatabaseError)) return
      if (error.code === diskFull) fullAt = performance.now()
      if (!damages.includes(error.code ?? '') || damage) return
      damage = error
      report(error)
    },
    /** Calls back with the first sign of broken data, also with one seen before. */
    onDamage(listener: (error: DatabaseError) => void) {
      report = listener
      if (damage) report(damage)
    },
    /**
     * Returns the status in a word that is safe to publish. A damaged database stays so until the server is restarted after an
     * inspection.
     */
    problem() {
      if (damage) return 'database damaged'
      // A PostgreSQL server reports its full disk only by refusing statements.
      const isFull = room ? room() !== 'enough' : performance.now() - fullAt < minute
      return isFull ? 'disk full' : undefined
    },
    isShortOfRoom: () => room !== undefined && room() !== 'enough',
  }
}

const minute = 60_000

/** data_corrupted, index_corrupted; io_error and undefined_file, which a file of the database cannot be read with. */
const damages = ['XX001', 'XX002', '58030', '58P01']
