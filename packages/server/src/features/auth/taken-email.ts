import { DatabaseError } from 'pg'
import { Refusal } from '../../use-case/refusal'

/** Whose it is, is not told: perhaps somebody's in another clinic. */
export function refuseTakenEmail(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'user_email_key'
  throw isTaken ? new Refusal(422, 'checkFields', { fields: { email: 'emailTaken' } }) : error
}
