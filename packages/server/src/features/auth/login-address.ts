import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'

/** The moment from which addresses of sign-ins are remembered: a quarter of a year ago. */
export const rememberedSince = (now: Date) => new Date(now.getTime() - 90 * 24 * 3_600_000).toISOString()

/** Whether the user of a row has signed in from an address lately. */
export const signedInFrom = (ip: string, now: Date) => sql<boolean>`exists (
  select from login_address
  where login_address.company_id = "user".company_id and user_id = "user".id
    and ip = ${ip} and signed_in_at > ${rememberedSince(now)})`

export const rememberAddress = (
  tx: Transaction,
  { company_id, user_id, ip }: { company_id: number; user_id: number; ip: string },
  now: Date,
) =>
  tx
    .insertInto('login_address')
    .values({ company_id, user_id, ip, signed_in_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'ip']).doUpdateSet({ signed_in_at: now.toISOString() }),
    )
    .execute()
