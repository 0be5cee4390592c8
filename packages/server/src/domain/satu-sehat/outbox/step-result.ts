import { type ConsentRequest, type NextMove, nextMove, type StepName } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { StepResource } from '../step-resources'
import { type Leased, underLease } from './lease-visit'
import type { Answer, Service } from './service'
import type { StepRow } from './step-rows'

export interface Sending {
  database: Database
  service: Service
  leased: Leased
  now: () => Date
  ids: Map<string, string>
  resourcesOf: (step: StepName) => StepResource[]
  /** The choice of the patient about access as it stands at this moment; null where nobody asked. */
  consentNow: () => Promise<ConsentRequest | null>
}

/** Of a step: whether those that need it may go on, whether others of the visit may, or whether nothing may for now. */
export type Outcome = 'sent' | 'refused' | 'waits'

export interface Attempt {
  attempts: number
  first_at: Date
}

/** Notes that a step is being sent. */
export async function beginStep(sending: Sending, { step, ...row }: StepRow): Promise<Attempt> {
  const attempt = { attempts: row.attempts + 1, first_at: row.first_at ? new Date(row.first_at) : sending.now() }
  await write(sending, step, { state: 'sending', ...attempt, fault: null })
  return attempt
}

/** What is done after a reply. */
export function judge({ now }: Pick<Sending, 'now'>, answer: Answer, { attempts, first_at }: Attempt): NextMove {
  const { has_new_token } = answer
  return nextMove(answer, { attempts, first_at: first_at.getTime(), now: now().getTime(), has_new_token })
}

/** Notes that all of a step was sent, and what of it. */
export async function writeSent(sending: Sending, step: StepName, { hash }: { hash: string }): Promise<Outcome> {
  const reply = { http_status: 200, rules: '[]', message: '', hash }
  await write(sending, step, { state: 'sent', sent_at: sending.now(), next_at: null, ...reply })
  return 'sent'
}

interface Failed {
  answer: Pick<Answer, 'status' | 'rules' | 'message'>
  move: NextMove
  hash: string
}

/** Notes that a step was not accepted: it is sent again later, or somebody has to look at it. */
export async function writeFailed(sending: Sending, step: StepName, { answer, move, hash }: Failed): Promise<Outcome> {
  const { status: http_status, rules, message } = answer
  const reply = { http_status, rules: JSON.stringify(rules), message, hash }
  if (move.move === 'retry') {
    await write(sending, step, { state: 'retry_wait', next_at: new Date(move.at), ...reply })
    return 'waits'
  }
  await write(sending, step, { state: move.move === 'giveUp' ? 'dead' : 'rejected', next_at: null, ...reply })
  return 'refused'
}

interface Written {
  state: StepRow['state']
  attempts?: number
  first_at?: Date
  next_at?: Date | null
  sent_at?: Date
  http_status?: number | null
  rules?: string
  message?: string
  hash?: string
  fault?: null
}

const write = ({ database, leased, now }: Sending, step: StepName, values: Written) =>
  underLease(database, leased, { now: now() }, async (tx) => {
    const { company_id, clinic_id, visit_id } = leased
    await tx
      .updateTable('satu_sehat_step')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, visit_id, step }))
      .execute()
  })
