import type { Database } from '../../database/schema'
import { hashToken } from '../../domain/account/open-session'
import { Refusal } from '../../use-case/refusal'

/** The request that a secret opens, by its keys. */
export async function requestOfToken(database: Database, token: string) {
  const request = await findByToken(database, token)
  if (!request) throw new Refusal(404, 'bookingRequestUnknown')
  return request
}

export const findByToken = (database: Database, token: string) =>
  database
    .selectFrom('booking_request')
    .select(['company_id', 'clinic_id', 'id', 'state'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
