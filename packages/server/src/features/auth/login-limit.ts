import type { Database } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'

interface Attempt {
  email: string
  ip: string
  /** Whether the owner of the account has signed in from this address lately. */
  at_known_address: boolean
}

const quarter = 15 * 60_000
const hour = 4 * quarter

/** Counts an attempt as failed until it succeeds, before its password is looked at: a hundred at once are a hundred. */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  // Refused attempts are not counted: impatience does not prolong the wait, and a flood writes nothing.
  refuseUntil(await allowedAgain(database, attempt, { now, counted: 0 }), now)
  const { id } = await database
    .insertInto('login_failure')
    .values({ ...attempt, failed_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const again = await allowedAgain(database, attempt, { now, counted: 1 })
  if (again > now.getTime()) await database.deleteFrom('login_failure').where('id', '=', id).execute()
  refuseUntil(again, now)
}

/** When the next attempt is allowed, in milliseconds; `counted` says whether this one is among the failures already. */
async function allowedAgain(database: Database, attempt: Attempt, { now, counted }: { now: Date; counted: 0 | 1 }) {
  const { email, ip, at_known_address } = attempt
  const since = (patience: number) => new Date(now.getTime() - patience).toISOString()
  const failures = await database
    .selectFrom('login_failure')
    .select(['email', 'ip', 'failed_at', 'at_known_address'])
    .where((eb) =>
      eb.or([
        eb.and([eb('ip', '=', ip), eb('failed_at', '>', since(quarter))]),
        eb.and([eb('email', '=', email), eb('failed_at', '>', since(hour))]),
      ]),
    )
    .where('failed_at', '<', since(-quarter)) // a timestamp from a wrong clock does not count on another day
    .orderBy('failed_at', 'desc')
    .execute()

  const ofAccount = failures.filter((each) => each.email === email)
  const limits = [
    // per account and address, so that a stranger elsewhere cannot lock the owner out
    { among: ofAccount.filter((each) => each.ip === ip), most: 5, patience: quarter },
    // per address, except for accounts that sign in there: a stranger in the same network does not lock them out
    { among: at_known_address ? [] : failures.filter((each) => each.ip === ip), most: 30, patience: quarter },
    // and of an account together from wherever its owner never was: many addresses guess no more than a few do
    { among: at_known_address ? [] : ofAccount.filter((each) => !each.at_known_address), most: 50, patience: hour },
  ]
  const waits = limits.map(({ among, most, patience }) => {
    const decisive = among[most - 1 + counted]
    return decisive ? Date.parse(decisive.failed_at) + patience : 0
  })
  return Math.max(...waits)
}

function refuseUntil(again: number, now: Date) {
  const retryAfterSeconds = Math.ceil((again - now.getTime()) / 1000)
  if (retryAfterSeconds > 0) throw new Refusal(429, 'tooManyLogins', { retryAfterSeconds })
}

export const forgetFailures = (database: Database, { email, ip }: Attempt) =>
  database.deleteFrom('login_failure').where('email', '=', email).where('ip', '=', ip).execute()
