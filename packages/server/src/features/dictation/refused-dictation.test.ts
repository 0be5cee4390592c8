import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { openChair as openChairOf } from '../../testing/dictation-chair'
import { startTestServer } from '../../testing/harness'
import { oneDictated } from '../../testing/sample-calls/dictation'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addVisit } from '../../testing/sample-calls/visit'

const morning = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => morning })
afterAll(() => server.close())
const openChair = () => openChairOf(server)

describe('nothing is dictated', () => {
  it.each<[string, object]>([
    ['of a tooth that does not exist', { teeth: ['19'] }],
    ['of a surface that does not exist', { items: [{ code: 'car', surfaces: ['i'] }] }],
    ['of a code that does not exist', { items: [{ code: 'xyz', surfaces: ['o'] }] }],
    ['of no tooth', { teeth: [] }],
    ['with a key that is none', { key: '1' }],
    ['that takes back rows by their keys', { mode: 'error', reason: 'Salah', retracts: ['a/000'] }],
  ])('%s', async (_, said) => {
    const { yuni, path, listed } = await openChair()
    const body = { ...oneDictated(), key: randomUUID(), ...said }
    expect(await server.call('createDictation', { token: yuni.token, path, body })).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([])
  })

  it('that the mouth does not take: a surface the tooth lacks, a detail of another code', async () => {
    const { dictate } = await openChair()
    expect(await dictate({ teeth: ['11'] })).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'surfaceMissing' } } },
    })
    expect(await dictate({ items: [{ code: 'car', surfaces: ['o'], width: 2 }] })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'items.0.width': expect.any(String) } } },
    })
  })

  it.each<Schema<'VisitState'>>(['waiting', 'ready', 'finished', 'left'])('in a visit that is %s', async (state) => {
    const { world, dictate, yuni } = await openChair()
    const { id } = await addVisit(world, { state })
    expect(await dictate({}, yuni.token, { id })).toMatchObject({
      status: 409,
      body: { data: { current: { id, state } } },
    })
  })

  it('in a visit that began on another day', async () => {
    const { dictate, write } = await openChair()
    await write('visit', { queue_date: '2026-11-22' })
    expect((await dictate()).status).toBe(409)
  })

  it('by an assistant who does not assist in the visit now', async () => {
    const { dictate, write } = await openChair()
    await write('assistance', { state: 'done', stopped_at: morning.toISOString() })
    const reply = await dictate()
    expect([reply.status, reply.body.msg]).toEqual([409, 'You do not assist in this visit. Start there first.'])
  })

  it('by an account that belongs to no assistant', async () => {
    const { world, dictate } = await openChair()
    expect((await dictate({}, await server.tokenOf(await server.makeUser(world.clinic, 'nurse_clinic')))).status).toBe(
      403,
    )
  })

  it('by a manager or a dentist, and no assistant enters findings or decides', async () => {
    const { world, dictate, draft, dentist, yuni, path, accept, change } = await openChair()
    const manager = await server.tokenOf(world.user)
    const given = await draft()
    for (const token of [manager, dentist]) expect((await dictate({}, token)).status).toBe(403)
    for (const token of [manager, yuni.token]) expect((await accept(given, token)).status).toBe(403)
    for (const token of [manager, yuni.token]) expect((await change('rejectDictation', given, token)).status).toBe(403)
    expect((await server.call('getVisitDictation', { token: manager, path })).status).toBe(403)
    expect((await server.call('enterFindings', { token: yuni.token, path, body: oneEntry() })).status).toBe(403)
  })
})

describe('who is somebody else', () => {
  it('another assistant reads an entry and can neither change nor withdraw it', async () => {
    const { draft, change, sari, listed } = await openChair()
    const given = await draft()
    expect(await listed(sari.token)).toHaveLength(1)
    for (const operation of ['updateDictation', 'withdrawDictation'] as const)
      expect((await change(operation, given, sari.token)).status).toBe(404)
  })

  it('another dentist reads an entry and can neither change, accept nor reject it', async () => {
    const { world, draft, change, listed } = await openChair()
    const given = await draft()
    const { id: doctor_id } = await addDoctor(world)
    const other = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id }))
    expect(await listed(other)).toHaveLength(1)
    for (const operation of ['updateDictation', 'acceptDictation', 'rejectDictation'] as const)
      expect((await change(operation, given, other)).status).toBe(404)
    const nobody = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: null }))
    expect((await change('acceptDictation', given, nobody)).status).toBe(403)
  })

  it('in another clinic there is no such entry and no such visit', async () => {
    const { draft, change, path } = await openChair()
    const there = await openChair()
    const given = await draft()
    for (const operation of ['updateDictation', 'acceptDictation', 'rejectDictation'] as const)
      expect((await change(operation, given, there.dentist)).status).toBe(404)
    expect((await change('withdrawDictation', given, there.yuni.token)).status).toBe(404)
    expect((await there.dictate({}, there.yuni.token, path)).status).toBe(404)
    expect((await server.call('getVisitDictation', { token: there.dentist, path })).status).toBe(404)
  })
})
