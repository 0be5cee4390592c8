import type { ReadLog } from './read-log'
import type { Actor } from './record-event'

/** How long refusals of one kind are counted together. */
const span = 10 * 60_000
/** Kinds counted at once: further ones are counted together per company. */
const mostKinds = 10_000
/** How many accounts are looked up for refusals in a second. */
const mostLookUps = 20

interface Refused {
  operation: string
  status: number
  /** The account the refusal is about. */
  user_id: number
}

export type RefusalLog = ReturnType<typeof openRefusalLog>

/**
 * Records refusals: the first of a kind (account, operation, status) at once, those within the next ten minutes as one event
 * with their number, so that endless requests do not fill the disk.
 */
export function openRefusalLog(readLog: Pick<ReadLog, 'add'>, now: () => Date) {
  const counted = new Map<string, { actor: Actor; refused: Refused; since: number; more: number }>()
  let lookUps = { second: 0, count: 0 }

  const write = (actor: Actor, { operation, status, user_id }: Refused, count: number) =>
    readLog.add(actor, {
      action: 'refuse',
      object: 'user',
      object_id: user_id,
      query: { operation, status },
      after: { count },
    })
  const endBefore = (moment: number) => {
    for (const [key, { actor, refused, since, more }] of counted) {
      if (since > moment) break
      counted.delete(key)
      if (more > 0) write(actor, refused, more)
    }
  }
  const writeEnded = () => endBefore(now().getTime() - span)

  return {
    note(actor: Actor, refused: Refused) {
      writeEnded()
      const isNew = counted.size < mostKinds
      const key = JSON.stringify([actor.company_id, isNew && [refused.operation, refused.status, refused.user_id]])
      const known = counted.get(key)
      if (known) known.more += 1
      else {
        counted.set(key, { actor, refused, since: now().getTime(), more: 0 })
        write(actor, refused, 1)
      }
    },
    /** Whether one more account may be looked up: guesses must not load the database. */
    canLookUp() {
      const second = Math.floor(now().getTime() / 1000)
      lookUps = { second, count: lookUps.second === second ? lookUps.count + 1 : 1 }
      return lookUps.count <= mostLookUps
    },
    writeEnded,
    /** Writes all that was counted and not written yet. */
    close: () => endBefore(Number.POSITIVE_INFINITY),
  }
}
