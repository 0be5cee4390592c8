import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../database/schema'
import { hashToken } from './open-session'

const validity = 72 * 3_600_000

/** Creates the only link of an account and ends the one before. The token cannot be derived from what is stored. */
export async function issueInvitation(database: Database, user: { company_id: number; user_id: number }, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const link = {
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + validity),
  }
  await database
    .insertInto('invitation')
    .values({ ...user, ...link })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(link))
    .execute()
  return token
}

/** Finds the person that a token invites, while the invitation is valid. */
export const invitedBy = (database: Database | Transaction, token: string, now: Date) =>
  database
    .selectFrom('invitation')
    .innerJoin('user', (join) =>
      join.onRef('user.company_id', '=', 'invitation.company_id').onRef('user.id', '=', 'invitation.user_id'),
    )
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'user.company_id').onRef('clinic.id', '=', 'user.clinic_id'),
    )
    .select(['user.company_id', 'user.clinic_id', 'user.id as user_id', 'user.email', 'user.displayname', 'user.role'])
    .select('clinic.name as clinic')
    .where('invitation.token_hash', '=', hashToken(token))
    .where('invitation.expires_at', '>', now.toISOString())
    .where('user.status', '=', 1)
    .where('user.password_hash', 'is', null)

/** An attempt as the login counts them: each link counts as an account of its own, so that attempts on one do not block another. */
export const invitationAttempt = (token: string, ip: string) => ({
  email: `invitation ${hashToken(token)}`,
  ip,
  at_known_address: false,
})
