import { type NextMove, nextMove, type StepName } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { StepResource } from '../step-resources'
import { token } from './identify'
import { rememberId } from './known-ids'
import { type Leased, underLease } from './lease-visit'
import { Paused } from './paused'
import type { Answer, Service } from './service'
import { hashOf, type StepRow } from './step-rows'

interface Sending {
  database: Database
  service: Service
  leased: Leased
  now: () => Date
  ids: Map<string, string>
  resourcesOf: (step: StepName) => StepResource[]
}

/** Of a step: whether those that need it may go on, whether others of the visit may, or whether nothing may for now. */
type Outcome = 'sent' | 'refused' | 'waits'

/** Sends one step of a visit, resource by resource. Each number is kept as soon as it is known: what breaks off goes on from there. */
export async function sendStep(sending: Sending, row: StepRow): Promise<Outcome> {
  const { database, leased, now, ids, resourcesOf } = sending
  const { step } = row
  const attempts = row.attempts + 1
  const first_at = row.first_at ? new Date(row.first_at) : now()
  await write(sending, step, { state: 'sending', attempts, first_at, fault: null })
  const resources = resourcesOf(step)
  const hash = hashOf(resources)
  for (const { key, resource } of resources) {
    const id = resource.id ?? ids.get(key)
    const isThere = id !== undefined && resource.id === undefined
    // what belongs to the patient was told with an earlier visit, the rest before this step broke off
    if (isThere && row.sent_at === null) continue
    const { answer, move } = await attempt(sending, { key, resource: { ...resource, id } }, { attempts, first_at })
    if (move.move === 'accept' && answer.resource?.id) {
      const remote_id = answer.resource.id
      ids.set(key, remote_id)
      const of = { visit_id: leased.visit_id, step }
      const known = { client: sending.service.connection.client, key, remote_id, now: now(), of }
      await underLease(database, leased, { now: now() }, (tx) => rememberId(tx, leased, known))
      continue
    }
    const { status: http_status, rules, message } = answer
    const reply = { http_status, rules: JSON.stringify(rules), message, hash }
    if (move.move === 'retry') {
      await write(sending, step, { state: 'retry_wait', next_at: new Date(move.at), ...reply })
      return 'waits'
    }
    await write(sending, step, { state: move.move === 'giveUp' ? 'dead' : 'rejected', next_at: null, ...reply })
    return 'refused'
  }
  // as it is now that all of it has a number
  const sent = { hash: hashOf(resourcesOf(step)), http_status: 200, rules: '[]', message: '' }
  await write(sending, step, { state: 'sent', sent_at: now(), next_at: null, ...sent })
  return 'sent'
}

interface Attempt {
  attempts: number
  first_at: Date
}

/** One request, and the search for what is there already. */
async function attempt(sending: Sending, { resource }: StepResource, { attempts, first_at }: Attempt) {
  const { service, now } = sending
  const judged = (answer: Answer) => {
    const { has_new_token } = answer
    return nextMove(answer, { attempts, first_at: first_at.getTime(), now: now().getTime(), has_new_token })
  }
  try {
    const answer = await service.send(resource)
    const move = judged(answer)
    if (move.move !== 'adopt') return { answer, move: acceptedOrNot(answer, move) }
    const found = await service.get(`${resource.resourceType}?identifier=${token(identifierOf(resource))}`)
    const id = found.resource?.entry?.[0]?.resource?.id
    if (found.status !== null && found.status < 300 && id)
      return {
        answer: { ...found, resource: { resourceType: resource.resourceType, id } },
        move: { move: 'accept' } as const,
      }
    // a search that was not answered is tried again with the rest; one that found nothing is a refusal
    const next = judged(found)
    return next.move === 'retry' || next.move === 'giveUp'
      ? { answer: found, move: next }
      : { answer, move: { move: 'reject' } as const }
  } catch (error) {
    if (!(error instanceof Paused)) throw error
    const answer = { status: null, rules: [], message: error.message, resource: undefined }
    return { answer, move: { move: 'retry', at: error.until.getTime() } as const }
  }
}

/** A resource that is accepted has a number. */
const acceptedOrNot = ({ resource }: Answer, move: NextMove): NextMove =>
  move.move === 'accept' && !resource?.id ? { move: 'reject' } : move

function identifierOf(resource: object): { system?: string; value?: string } | undefined {
  const { identifier } = resource as { identifier?: unknown }
  return Array.isArray(identifier) ? identifier.at(-1) : undefined
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
