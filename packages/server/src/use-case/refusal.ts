import type { Schema } from '@clinic/api'
import type { Actor, Happening } from '../audit/record-event'
import type { Tables } from '../database/schema'
import type { Caller } from './contract'
import type { Texts } from './texts'

export type Sentence = keyof Texts

/** A sentence whose braces are filled in. */
export interface FilledSentence {
  sentence: Sentence
  values: Record<string, string | number>
}

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
      /** On a conflict: the row as it is stored now. */
      current?: Record<string, unknown>
      /** What the client can do about it. */
      code?: NonNullable<Schema<'ErrorReply'>['data']['code']>
      retryAfterSeconds?: number
      /** What fills the braces of the sentence. */
      values?: Record<string, string | number>
      /** Who may not do this at all. */
      refused?: Caller
      /** What the refusal tells its reader: written down although what was asked for is taken back. */
      told?: { actor: Actor; happening: Happening & { object: keyof Tables } }
    } = {},
  ) {
    super(sentence)
  }
}
