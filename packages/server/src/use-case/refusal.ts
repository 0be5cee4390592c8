import type { Schema } from '@clinic/api'
import type { Actor, EventDetails } from '../audit/record-event'
import type { Tables } from '../database/schema'
import type { Caller } from './contract'
import type { Holder } from './holder'
import type { FilledSentence, Sentence } from './sentence'

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** A use case says no: the sentence is looked up in the caller's language when the reply is written. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: RefusalStatus,
    readonly sentence: Sentence,
    readonly details: {
      /** Field name to sentence. */
      fields?: Record<string, Sentence | FilledSentence>
      /** Field name to the record that has the value already: only of a kind that the caller may read. */
      holders?: Record<string, Holder>
      /** On a conflict: the row as it is stored now. */
      current?: Record<string, unknown>
      /** The remedy the client can offer. */
      code?: NonNullable<Schema<'ErrorReply'>['data']['code']>
      /** The rule of a chart that an entry breaks. */
      problem?: Schema<'FindingProblem'>
      /** What is missing before a visit can be finished. */
      problems?: Schema<'FinishProblem'>[]
      retryAfterSeconds?: number
      /** The values for the placeholders of the sentence. */
      values?: Record<string, string | number>
      /** The fault of the program for which the use case says no: it is logged under the number of the request. */
      fault?: Error
      /** The caller who lacks the permission. */
      refused?: Caller
      /** A reading to record in the audit although the transaction is rolled back. */
      told?: { actor: Actor; happening: EventDetails & { object: keyof Tables } }
    } = {},
  ) {
    super(sentence)
  }
}
