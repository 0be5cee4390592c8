import { DatabaseError } from 'pg'
import { Refusal } from '../../use-case/refusal'

/** Refuses a taken email without naming its owner, who may belong to another clinic. */
export function refuseTakenEmail(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'user_email_key'
  throw isTaken ? new Refusal(422, 'checkFields', { fields: { email: 'emailTaken' } }) : error
}
