import type { JobState, Missing, OutOfScopeReason, SetUpFailure, StepName } from '@clinic/core/satu-sehat'
import type { Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns'

/** What is told of a visit that is over: the outbox. Written with its end. */
export interface SatuSehatVisitTable {
  company_id: number
  clinic_id: number
  /** Of the visit. */
  id: number
  finished_at: Timestamp
  /** Of all its steps together. */
  state: JobState
  missing: JSONColumnType<Missing[]>
  reason: OutOfScopeReason | null
  note: Generated<string>
  /** When it is looked at again; null while nothing is to be done until something changes. */
  due_at: NullableTimestamp
  leased_until: NullableTimestamp
  /** Of whom, while it is leased. */
  lease: string | null
  /** To whom it is told. */
  client: string | null
  version: Generated<number>
}

export interface SatuSehatStepTable {
  company_id: number
  clinic_id: number
  visit_id: number
  step: StepName
  state: JobState
  attempts: Generated<number>
  first_at: NullableTimestamp
  next_at: NullableTimestamp
  sent_at: NullableTimestamp
  /** The last reply: null where there was none; the rule numbers it names, and its words. */
  http_status: number | null
  rules: JSONColumnType<number[]>
  message: Generated<string>
  /** The reference of a fault of the product, by which the step was given up. */
  fault: string | null
  /** Of what was sent, to tell whether it has changed since. */
  hash: string | null
}

/** What the service numbered, by our own key: `Patient/12`, `Condition/3-12-D1`; of `Consent/12`, which has no number, the choice told last. */
export interface SatuSehatResourceTable {
  company_id: number
  clinic_id: number
  /** Which service, as which client. */
  client: string
  key: string
  remote_id: string
  visit_id: number | null
  step: StepName | null
  known_at: Timestamp
}

/** A clinic that is registered before its first visit. */
export interface SatuSehatSetUpTable {
  company_id: number
  clinic_id: number
  requested_at: Timestamp
  /** When it is done; null once it was. */
  due_at: NullableTimestamp
  /** With whom it was done. */
  client: string | null
  failures: JSONColumnType<SetUpFailure[]>
  version: Generated<number>
}

/** Shared by all servers that send with the same credentials. */
export interface SatuSehatConnectionTable {
  /** Address and client, hashed. */
  client: string
  access_token: string | null
  expires_at: NullableTimestamp
  asked_until: NullableTimestamp
  failed_at: NullableTimestamp
  failure: Generated<string>
  failures: Generated<number>
  open_until: NullableTimestamp
  answered_at: NullableTimestamp
}
