import type { NextMove } from '@clinic/core/satu-sehat'
import type { StepResource } from '../step-resources'
import { token } from './identify'
import { rememberId } from './known-ids'
import { underLease } from './lease-visit'
import { Paused } from './paused'
import type { Answer } from './service'
import { type Attempt, beginStep, judge, type Outcome, type Sending, writeFailed, writeSent } from './step-result'
import { hashOf, type StepRow } from './step-rows'

/** Sends one step of a visit, resource by resource. Each number is kept as soon as it is known: what breaks off goes on from there. */
export async function sendStep(sending: Sending, row: StepRow): Promise<Outcome> {
  const { database, leased, now, ids, resourcesOf } = sending
  const { step } = row
  const begun = await beginStep(sending, row)
  const resources = resourcesOf(step)
  const hash = hashOf(resources)
  for (const { key, resource } of resources) {
    const id = resource.id ?? ids.get(key)
    const isThere = id !== undefined && resource.id === undefined
    // what belongs to the patient was told with an earlier visit, the rest before this step broke off
    if (isThere && row.sent_at === null) continue
    const { answer, move } = await attempt(sending, { key, resource: { ...resource, id } }, begun)
    if (move.move !== 'accept' || !answer.resource?.id) return writeFailed(sending, step, { answer, move, hash })
    const remote_id = answer.resource.id
    ids.set(key, remote_id)
    const of = { visit_id: leased.visit_id, step }
    const known = { client: sending.service.connection.client, key, remote_id, now: now(), of }
    await underLease(database, leased, { now: now() }, (tx) => rememberId(tx, leased, known))
  }
  // as it is now that all of it has a number
  return writeSent(sending, step, { hash: hashOf(resourcesOf(step)) })
}

/** One request, and the search for what is there already. */
async function attempt(sending: Sending, { resource }: StepResource, begun: Attempt) {
  const { service } = sending
  try {
    const answer = await service.send(resource)
    const move = judge(sending, answer, begun)
    if (move.move !== 'adopt') return { answer, move: acceptedOrNot(answer, move) }
    const found = await service.get(`${resource.resourceType}?identifier=${token(identifierOf(resource))}`)
    const id = found.resource?.entry?.[0]?.resource?.id
    if (found.status !== null && found.status < 300 && id)
      return {
        answer: { ...found, resource: { resourceType: resource.resourceType, id } },
        move: { move: 'accept' } as const,
      }
    // a search that was not answered is tried again with the rest; one that found nothing is a refusal
    const next = judge(sending, found, begun)
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
