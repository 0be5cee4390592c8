import { nextState } from '@clinic/core/lifecycle'
import { noteContentFixture } from '@clinic/core/testing'
import { valuesOf } from '@clinic/core/values'
import { type VisitEvent, visitMachine, visitStates } from '@clinic/core/visit'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addVisit } from '../../testing/sample-calls/visit'
import { openClinic } from './end-of-treatment-fixture'

// Seen to fail: an empty note signed; another outcome.

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a treatment that is discontinued', () => {
  const { subjective } = noteContentFixture()
  const nothing = noteContentFixture({
    subjective: { ...subjective, chief_complaint: ' ' },
    objective: { extra_oral: '', intra_oral: '', tests: [] },
    diagnoses: [],
    procedures: [],
  })

  it('keeps its reason with the move, and signs what is written, complete or not', async () => {
    const { inChair, discontinue, notes, rows } = await openClinic(server)
    const diagnosis = { id: 1, code: '', tooth: null, rank: 'primary', certainty: 'working', prognosis: null } as const
    const { visit_id } = await inChair({
      content: { ...nothing, diagnoses: [diagnosis, { ...diagnosis, id: 2, code: 'K04.0' }] },
    })
    const reply = await discontinue(visit_id)
    expect(reply).toMatchObject({ status: 200, body: { data: { state: 'finished', outcome: 'discontinued' } } })
    expect(reply.body.data.moves.at(-1)).toMatchObject({ event: 'visit.discontinue', reason: 'Pasien pingsan' })
    expect(await notes(visit_id)).toMatchObject([{ state: 'signed', is_intact: true }])
    expect(await rows('diagnosis', visit_id)).toMatchObject([{ code: 'K04.0' }])
  })

  it('signs no empty note and none that is not there, and needs no licence then', async () => {
    const { world, inChair, discontinue, notes, licence } = await openClinic(server)
    const { visit_id } = await inChair({ content: nothing })
    await licence(null)
    expect(await discontinue(visit_id)).toMatchObject({ status: 200, body: { data: { outcome: 'discontinued' } } })
    expect(await notes(visit_id)).toMatchObject([{ state: 'draft' }])
    const { id } = await addVisit(world, { state: 'paused' })
    await licence(null)
    expect(await discontinue(id, { note_version: 0 })).toMatchObject({ status: 200 })
  })

  it('needs a licence to sign, a reason, and the note that was read', async () => {
    const { inChair, discontinue, licence } = await openClinic(server)
    const { visit_id } = await inChair()
    expect(await discontinue(visit_id, { reason: ' ' })).toMatchObject({ status: 400 })
    expect(await discontinue(visit_id, { note_version: 3 })).toMatchObject({ status: 409 })
    await licence('2026-11-22')
    expect(await discontinue(visit_id)).toMatchObject({
      status: 422,
      body: { data: { problems: [{ problem: 'licenceExpired' }] } },
    })
  })
})

const moves = {
  finishVisit: 'visit.finish',
  discontinueVisit: 'visit.discontinue',
  reopenVisit: 'visit.reopen',
  checkOutVisit: 'visit.checkOut',
} as const
it.each(valuesOf(visitStates))('a visit that is %s makes the moves of its lifecycle, and no others', async (state) => {
  const { inChair, finish, discontinue, reopen, checkOut, manager } = await openClinic(server)
  for (const operation of Object.keys(moves) as (keyof typeof moves)[]) {
    const { visit_id } = await inChair({ state })
    const call = {
      finishVisit: () => finish(visit_id),
      discontinueVisit: () => discontinue(visit_id),
      reopenVisit: () => reopen(visit_id, 1),
      checkOutVisit: () => checkOut(visit_id, 1, manager),
    }
    const { status, body } = await call[operation]()
    const event: VisitEvent = { type: moves[operation] }
    const after = nextState(visitMachine, state, event)
    expect([operation, status, after ? body.data.state : Object(body.data.current).state]).toEqual([
      operation,
      after ? 200 : 409,
      after ?? state,
    ])
    await database
      .updateTable('visit')
      .set({ state: 'entered_in_error', outcome: null, end_reason: '', settlement: null })
      .where('id', '=', visit_id)
      .execute()
  }
})
