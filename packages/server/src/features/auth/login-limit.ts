import type { Database } from '../../database/schema'
import { Refusal } from '../../refusal'

interface Attempt {
  email: string
  ip: string
}

const minutes = 15
/** Counted per account and address, so that a stranger elsewhere cannot lock the owner out. */
const failuresPerAccount = 5
const failuresPerAddress = 30

/** Counts an attempt as failed until it succeeds, before its password is looked at: a hundred at once are a hundred. */
export async function countAttempt(database: Database, { email, ip }: Attempt, now: Date): Promise<void> {
  const { id } = await database
    .insertInto('login_failure')
    .values({ email, ip, failed_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const failures = await database
    .selectFrom('login_failure')
    .select(['email', 'failed_at'])
    .where('ip', '=', ip)
    .where('failed_at', '>', new Date(now.getTime() - minutes * 60_000).toISOString())
    .orderBy('failed_at', 'desc')
    .execute()
  const decisive = failures.filter((each) => each.email === email)[failuresPerAccount] ?? failures[failuresPerAddress]
  if (!decisive) return

  // What is refused is not counted: impatience does not make the wait longer.
  await database.deleteFrom('login_failure').where('id', '=', id).execute()
  const allowedAgain = Date.parse(decisive.failed_at) + minutes * 60_000
  throw new Refusal(429, 'tooManyLogins', {
    retryAfterSeconds: Math.max(1, Math.ceil((allowedAgain - now.getTime()) / 1000)),
  })
}

export const forgetFailures = (database: Database, { email, ip }: Attempt) =>
  database.deleteFrom('login_failure').where('email', '=', email).where('ip', '=', ip).execute()
