import type { ConsentRequest } from '@clinic/core/satu-sehat'
import { idsOf, rememberLast } from './known-ids'
import { underLease } from './lease-visit'
import { Paused } from './paused'
import { type Attempt, beginStep, judge, type Outcome, type Sending, writeFailed, writeSent } from './step-result'
import { hashOf, type StepRow } from './step-rows'

/**
 * Tells the choice of a patient about access until what was told last is what they chose: once for each choice, with whichever visit comes
 * first. One that breaks off is told again, for nobody knows whether it arrived before or after what another visit told.
 */
export async function sendConsent(sending: Sending, row: StepRow, { key }: { key: string }): Promise<Outcome> {
  const { service, database, leased, now } = sending
  const { client } = service.connection
  const begun = await beginStep(sending, row)
  let told = (await idsOf(database, leased, { client, keys: [key] })).get(key)
  let isSure = row.attempts === 0
  for (;;) {
    const consent = await sending.consentNow()
    // it was taken back: the steps are planned anew
    if (!consent) throw new Paused('Nobody asked', now())
    const hash = hashOf([{ ...consent, told }])
    if (consent.action === told && isSure) return writeSent(sending, row.step, { hash })
    const { answer, move } = await attempt(sending, consent, begun)
    if (move.move !== 'accept') return writeFailed(sending, row.step, { answer, move, hash })
    told = consent.action
    isSure = true
    const of = { visit_id: leased.visit_id, step: row.step }
    const known = { client, key, remote_id: told, now: now(), of }
    await underLease(database, leased, { now: now() }, (tx) => rememberLast(tx, leased, known))
  }
}

async function attempt(sending: Sending, consent: ConsentRequest, begun: Attempt) {
  try {
    const answer = await sending.service.tellConsent(consent)
    return { answer, move: judge(sending, answer, begun) }
  } catch (error) {
    if (!(error instanceof Paused)) throw error
    const answer = { status: null, rules: [], message: error.message }
    return { answer, move: { move: 'retry', at: error.until.getTime() } as const }
  }
}
