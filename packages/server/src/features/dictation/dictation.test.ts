import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type DictationEvent, dictationMachine, dictationStates } from '@clinic/core/note'
import { mouthOf } from '@clinic/core/odontogram'
import { valuesOf } from '@clinic/core/values'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openChair as openChairOf } from '../../testing/dictation-chair'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { addDictation, oneDictated } from '../../testing/sample-calls/dictation'
import { addVisit } from '../../testing/sample-calls/visit'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const openChair = () => openChairOf(server)

type Said = Partial<Schema<'DictationInput'>>

const holding = (findings: Schema<'Finding'>[]) =>
  mouthOf(findings).now.map(({ teeth, code, surfaces }) => [teeth.join(), code, surfaces.join('')].join(' ').trim())

describe('what an assistant types while the dentist dictates', () => {
  it('is a draft that both see, with who typed it, and no part of the chart', async () => {
    const { dictate, listed, rows, yuni, dentist, visit } = await openChair()
    const key = randomUUID()
    const reply = await dictate({ key, note: ' dalam ' })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          key,
          visit_id: visit.id,
          entry: { ...oneDictated(), note: 'dalam' },
          user_id: yuni.id,
          user_name: 'Yuni',
          state: 'dictated',
          resolution: null,
          version: 1,
        },
      },
    })
    expect(await listed()).toEqual([reply.body.data])
    expect(await listed(dentist)).toEqual([reply.body.data])
    expect(await rows()).toEqual([])
  })

  it('becomes findings with its key when the dentist accepts it: of who typed and who dictated, at that moment', async () => {
    const { draft, accept, rows, yuni, user, listed } = await openChair()
    const given = await draft({ teeth: ['11', '12'], items: [{ code: 'cof', surfaces: ['v', 'm'] }] })
    later(3)
    const at = now.toISOString()
    expect(await accept(given)).toMatchObject({
      status: 200,
      body: {
        data: { state: 'accepted', resolution: { by: user.id, by_name: 'drg. Ratna', at, reason: '' }, version: 2 },
      },
    })
    const common = { code: 'cof', by: String(yuni.id), by_name: 'Yuni', dictated_by: String(user.id), at }
    expect(await rows()).toMatchObject([
      { ...common, key: `${given.key}/000`, teeth: ['12'] },
      { ...common, key: `${given.key}/001`, teeth: ['11'] },
    ])
    expect((await listed()).map(({ state }) => state)).toEqual(['accepted'])
  })

  it('is kept once and answered as it is by then when it is sent again, also when the visit is over', async () => {
    const { dictate, draft, reject, listed, write } = await openChair()
    const said = { key: randomUUID() }
    const replies = await Promise.all(Array.from({ length: 8 }, () => dictate(said)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1)
    expect(await listed()).toHaveLength(1)
    await reject((await listed())[0] ?? (await draft()))
    await write('visit', { state: 'finished', outcome: 'completed' })
    expect(await dictate(said)).toMatchObject({ status: 200, body: { data: { state: 'rejected' } } })
  })

  it('with the key of another entry is refused, of whatever visit, person and table', async () => {
    const { dictate, enter, sari, listed, world, yuni, visit } = await openChair()
    const said = { key: randomUUID() }
    await dictate(said)
    const { id } = await addVisit(world, { state: 'paused', doctor_id: visit.doctor_id })
    const charted = randomUUID()
    await enter({ key: charted, teeth: ['36'] })
    for (const reply of [
      await dictate({ ...said, teeth: ['45'] }),
      await dictate(said, sari.token),
      await dictate(said, yuni.token, { id }),
      await dictate({ key: charted, teeth: ['35'] }),
    ])
      expect(reply).toMatchObject({ status: 422, body: { data: {} } })
    expect(await listed()).toHaveLength(1)
  })

  it('is judged by the chart and by the drafts before it', async () => {
    const { dictate, draft, accept, enter, rows } = await openChair()
    await enter({ teeth: ['36'], items: [{ code: 'mis', surfaces: [] }], cause: 'trauma' })
    const on = (tooth: Schema<'Tooth'>, code: Schema<'FindingCode'>, surfaces: Schema<'ToothSurface'>[] = []) =>
      ({ teeth: [tooth], items: [{ code, surfaces }], cause: code === 'mis' ? 'caries' : null }) satisfies Said
    expect(await dictate(on('36', 'car', ['o']))).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'takesOnly', item: 0 } } },
    })
    const loss = await draft(on('46', 'mis'))
    expect(await dictate(on('46', 'car', ['o']))).toMatchObject({ status: 422 })
    const implant = await draft(on('46', 'ipx'))
    for (const each of [loss, implant]) expect((await accept(each)).status).toBe(200)
    expect(holding(await rows())).toEqual(['36 mis', '46 mis', '46 ipx'])
  })

  it('is changed by whoever typed it and by the dentist, and withdrawn by whoever typed it', async () => {
    const { draft, change, yuni, dentist, rows, accept } = await openChair()
    const given = await draft()
    const changed = await change('updateDictation', given, yuni.token)
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { entry: { teeth: ['45'] }, state: 'dictated', version: 2 } },
    })
    const again = await change('updateDictation', changed.body.data, dentist, { teeth: ['44'] })
    expect(again).toMatchObject({
      status: 200,
      body: { data: { entry: { teeth: ['44'] }, user_name: 'Yuni', version: 3 } },
    })
    expect((await accept(again.body.data)).status).toBe(200)
    expect(holding(await rows())).toEqual(['44 car o'])
    const other = await draft()
    expect(await change('withdrawDictation', other, yuni.token)).toMatchObject({
      status: 200,
      body: { data: { state: 'withdrawn', resolution: { by: yuni.id, by_name: 'Yuni', reason: '' } } },
    })
  })

  it('that is changed is judged by what comes before it, not by itself or by what comes after', async () => {
    const { draft, change, yuni } = await openChair()
    const first = await draft()
    await draft({ teeth: ['46'], items: [{ code: 'mis', surfaces: [] }], cause: 'caries' })
    expect((await change('updateDictation', first, yuni.token, { teeth: ['46'], note: 'dalam' })).status).toBe(200)
    expect(
      await change('updateDictation', { ...first, version: 2 }, yuni.token, { items: [{ code: 'car', surfaces: [] }] }),
    ).toMatchObject({ status: 422, body: { data: { problem: { code: 'surfacesExpected' } } } })
  })

  it('is rejected with a reason or without, and its assistant reads it', async () => {
    const { draft, reject, listed, rows } = await openChair()
    await reject(await draft(), ' Gigi lain ')
    await reject(await draft())
    expect((await listed()).map(({ state, resolution }) => [state, resolution?.reason])).toEqual([
      ['rejected', 'Gigi lain'],
      ['rejected', ''],
    ])
    expect(await rows()).toEqual([])
  })

  it('can say that something was entered in error, with the reason', async () => {
    const { dictate, draft, accept, enter, rows } = await openChair()
    await enter({})
    const wrong: Said = { mode: 'error' }
    expect(await dictate(wrong)).toMatchObject({
      status: 422,
      body: { data: { fields: { reason: expect.any(String) } } },
    })
    expect((await accept(await draft({ ...wrong, reason: ' Gigi lain ' }))).status).toBe(200)
    expect([(await rows()).at(-1)?.reason, holding(await rows())]).toEqual(['Gigi lain', []])
  })

  it('moves only as its lifecycle allows; what is accepted again by the same dentist stays accepted once', async () => {
    const moves: [
      Parameters<Awaited<ReturnType<typeof openChair>>['change']>[0],
      DictationEvent['type'],
      'yuni' | 'dentist',
    ][] = [
      ['updateDictation', 'dictation.change', 'yuni'],
      ['updateDictation', 'dictation.change', 'dentist'],
      ['withdrawDictation', 'dictation.withdraw', 'yuni'],
      ['acceptDictation', 'dictation.accept', 'dentist'],
      ['rejectDictation', 'dictation.reject', 'dentist'],
    ]
    const { world, visit, change, yuni, dentist, user, rows, write } = await openChair()
    const tokens = { yuni: yuni.token, dentist }
    let accepted = 0
    for (const state of valuesOf(dictationStates))
      for (const [operation, type, who] of moves) {
        const { id } = await addDictation(world, {
          visit_id: visit.id,
          state,
          user_id: yuni.id,
          doctor_user_id: user.id,
        })
        const reply = await change(
          operation,
          { id, version: 1 },
          tokens[who],
          operation === 'updateDictation' ? { teeth: ['45'] } : {},
        )
        const again = state === 'accepted' && operation === 'acceptDictation'
        const want = again ? state : nextState(dictationMachine, state, { type })
        expect([state, operation, reply.status]).toEqual([state, operation, want ? 200 : 409])
        expect(want ? reply.body.data.state : reply.body.data.current?.state).toBe(want ?? state)
        if (want === 'accepted' && !again) accepted += 1
        await write('visit', { state: 'in_practice' })
      }
    expect(await rows()).toHaveLength(accepted)
  })

  it('is told to every window of the clinic', async () => {
    const { dictate, accept, world } = await openChair()
    const window = await watch(address, await server.tokenOf(world.user))
    onTestFinished(window.close)
    const { body } = await dictate()
    await expect.poll(window.features, { timeout: 5_000 }).toEqual([['dictation']])
    await accept(body.data)
    await expect
      .poll(() => window.features().at(-1), { timeout: 5_000 })
      .toEqual(expect.arrayContaining(['dictation', 'odontogram']))
  })

  it('is recorded with whose it is', async () => {
    const { draft, accept, visit, world } = await openChair()
    await accept(await draft())
    const people = { patient: [visit.patient_id] }
    expect((await server.changesOf(world.clinic)).slice(-3)).toMatchObject([
      { action: 'create', object: 'dictation', people, role: 'nurse_clinic' },
      { action: 'enter', object: 'odontogram_finding', people, role: 'doctor_clinic' },
      { action: 'accept', object: 'dictation', people, role: 'doctor_clinic' },
    ])
  })
})

describe('of two windows', () => {
  it('that accept one entry at once, both are told that it is accepted, and its findings are there once', async () => {
    const { draft, accept, rows, listed } = await openChair()
    const given = await draft()
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(given)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200, body: { data: { state: 'accepted', version: 2 } } })
    expect([(await rows()).length, (await listed()).length]).toEqual([1, 1])
  })

  it('the one that accepts and the one that rejects, one decides and the other reads what', async () => {
    const { draft, accept, reject, rows } = await openChair()
    const given = await draft()
    const replies = await Promise.all([accept(given), reject(given)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [lost] = replies.filter(({ status }) => status === 409)
    const isAccepted = replies[0]?.status === 200
    expect(lost?.body.data.current?.state).toBe(isAccepted ? 'accepted' : 'rejected')
    expect(await rows()).toHaveLength(isAccepted ? 1 : 0)
  })

  it('the dentist does not accept what the assistant has changed meanwhile', async () => {
    const { draft, accept, change, yuni, rows } = await openChair()
    const given = await draft()
    await change('updateDictation', given, yuni.token)
    expect(await accept(given)).toMatchObject({
      status: 409,
      body: { data: { current: { version: 2, entry: { teeth: ['45'] } } } },
    })
    expect(await rows()).toEqual([])
  })

  it('an entry that the chart contradicts by now stays a draft, and the refusal says why', async () => {
    const { draft, accept, enter, listed } = await openChair()
    const given = await draft()
    await enter({ items: [{ code: 'mis', surfaces: [] }], cause: 'trauma' })
    expect(await accept(given)).toMatchObject({ status: 422, body: { data: { problem: { code: 'takesOnly' } } } })
    expect((await listed())[0]).toMatchObject({ state: 'dictated', version: 1 })
  })

  it('what the dentist accepted counts as known to them, however few rows their window has seen', async () => {
    const { draft, accept, enter, rows } = await openChair()
    await accept(await draft({ items: [{ code: 'mis', surfaces: [] }], cause: 'caries' }))
    expect(await enter({ seen: 0, items: [{ code: 'car', surfaces: ['o'] }] })).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'takesOnly' } } },
    })
    expect(await rows()).toHaveLength(1)
  })
})
