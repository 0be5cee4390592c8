import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type DictationEvent, dictationMachine, dictationStates } from '@clinic/core/note'
import { mouthOf } from '@clinic/core/odontogram'
import { noteContentFixture } from '@clinic/core/testing'
import { valuesOf } from '@clinic/core/values'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { addAssistance } from '../../testing/sample-calls/assistance'
import { addDictation, oneDictated } from '../../testing/sample-calls/dictation'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addStaff } from '../../testing/sample-calls/staff'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

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

type Dictation = Schema<'Dictation'>
type Said = Partial<Schema<'DictationInput'>>

/** A patient in the chair, the dentist, and the assistant beside. */
async function openChair() {
  const world = await openWorld(server)
  const { clinic } = world
  const { company_id } = clinic
  const user = await server.makeUser(clinic, 'doctor_clinic', { displayname: 'drg. Ratna' })
  const visit = await addVisit(world, { state: 'in_practice' })
  const assistant = async (displayname: string, role: Schema<'AssistanceRole'>) => {
    const { id: staff_id } = await addStaff(world)
    const person = await server.makeUser(clinic, 'nurse_clinic', { displayname, staff_id })
    await addAssistance(world, { state: 'assisting', staff_id, visit_id: visit.id, role })
    return { id: person.id, token: await server.tokenOf(person) }
  }
  const [yuni, sari] = [await assistant('Yuni', 'first'), await assistant('Sari', 'second')]
  const dentist = await server.tokenOf(user)
  const path = { id: visit.id }
  const dictate = (said: Said = {}, token = yuni.token, to = path) =>
    server.call('createDictation', { token, path: to, body: { ...oneDictated(), key: randomUUID(), ...said } })
  const draft = async (said: Said = {}): Promise<Dictation> => (await dictate(said)).body.data
  type Change = 'updateDictation' | 'withdrawDictation' | 'acceptDictation' | 'rejectDictation'
  const bodies: Record<Change, object> = {
    updateDictation: oneDictated({ teeth: ['45'] }),
    withdrawDictation: {},
    acceptDictation: { seen: 1_000_000, typed_ms_ago: 0 },
    rejectDictation: { reason: '' },
  }
  const change = (operation: Change, { id, version }: Pick<Dictation, 'id' | 'version'>, token: string, body = {}) =>
    server.call(operation, { token, path: { id }, body: { version, ...bodies[operation], ...body } })
  const accept = (each: Pick<Dictation, 'id' | 'version'>, token = dentist) => change('acceptDictation', each, token)
  const reject = (each: Pick<Dictation, 'id' | 'version'>, reason = '') =>
    change('rejectDictation', each, dentist, { reason })
  const listed = async (token = yuni.token): Promise<Dictation[]> =>
    (await server.call('getVisitDictation', { token, path })).body.data.dictations
  const rows = async (): Promise<Schema<'Finding'>[]> =>
    (await server.call('getOdontogram', { token: dentist, path: { id: visit.patient_id } })).body.data.findings
  const enter = (said: Partial<Schema<'FindingEntry'>>) =>
    server.call('enterFindings', { token: dentist, path, body: oneEntry({ seen: 1_000_000, ...said }) })
  const write = (table: 'visit' | 'assistance', set: object) =>
    server.database
      .updateTable(table)
      .set(set)
      .where((eb) => eb.and({ company_id }))
      .execute()
  /** Signs a complete note. */
  const finish = async () => {
    const { notes } = (await server.call('getVisitNote', { token: dentist, path })).body.data
    const content = { ...noteContentFixture(), procedures: [] }
    const body = { version: notes.at(-1)?.version ?? 0, content }
    const wrote = await server.call('writeVisitNote', { token: dentist, path, body })
    const { version } = (await server.call('getVisit', { token: dentist, path })).body.data
    const note_version = wrote.body.data.version
    return server.call('finishVisit', { token: dentist, path, body: { version, note_version } })
  }
  return {
    world,
    visit,
    path,
    yuni,
    sari,
    user,
    dentist,
    dictate,
    draft,
    change,
    accept,
    reject,
    listed,
    rows,
    enter,
    write,
    finish,
  }
}

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
    await write('assistance', { state: 'done', stopped_at: now.toISOString() })
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

describe('the end of a visit', () => {
  it('is held by each entry that is not decided on, and not by the others', async () => {
    const { draft, finish, accept, reject, change, yuni } = await openChair()
    const [first, second, third] = [await draft(), await draft({ teeth: ['36'] }), await draft({ teeth: ['35'] })]
    await change('withdrawDictation', third, yuni.token)
    const held = (...ids: number[]) => ids.map((id) => ({ problem: 'dictationUnresolved', section: 'dictation', id }))
    expect(await finish()).toMatchObject({ status: 422, body: { data: { problems: held(first.id, second.id) } } })
    await accept(first)
    expect(await finish()).toMatchObject({ status: 422, body: { data: { problems: held(second.id) } } })
    await reject(second)
    expect((await finish()).status).toBe(200)
  })

  it('makes it too late to accept, to change and to withdraw what was left', async () => {
    const { world, visit, change, dentist, yuni, user, write } = await openChair()
    const { id } = await addDictation(world, { visit_id: visit.id, user_id: yuni.id, doctor_user_id: user.id })
    await write('visit', { state: 'finished', outcome: 'completed' })
    for (const operation of ['updateDictation', 'acceptDictation'] as const)
      expect((await change(operation, { id, version: 1 }, dentist)).status).toBe(409)
    expect((await change('rejectDictation', { id, version: 1 }, dentist)).status).toBe(200)
  })

  it('before it is complete rejects what is not decided on, with the same reason', async () => {
    const { draft, listed, dentist, path, world, visit } = await openChair()
    await draft()
    const { version } = (await server.call('getVisit', { token: dentist, path })).body.data
    const body = { version, note_version: 0, reason: 'Pasien pulang' }
    expect(await server.call('discontinueVisit', { token: dentist, path, body })).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject([{ state: 'rejected', version: 2, resolution: { reason: 'Pasien pulang' } }])
    const events = await server.changesOf(world.clinic)
    expect(events.filter(({ action }) => action === 'reject')).toMatchObject([
      { object: 'dictation', people: { patient: [visit.patient_id] }, reason: 'Pasien pulang' },
    ])
  })
})

describe('the database', () => {
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof DatabaseError ? (error.constraint ?? error.code) : String(error)),
    )

  it('changes nothing of what was decided, neither whose an entry is, and lets none vanish', async () => {
    const { draft, accept, world } = await openChair()
    const given = await draft()
    const { company_id } = world.clinic
    const set = (columns: ReturnType<typeof sql>) =>
      refused(
        sql`update dictation set ${columns} where company_id = ${company_id} and id = ${given.id}`.execute(
          server.database,
        ),
      )
    expect(await set(sql`user_name = 'Lain'`)).not.toBeNull()
    expect(await set(sql`key = gen_random_uuid()`)).not.toBeNull()
    await accept(given)
    for (const columns of [sql`state = 'dictated'`, sql`entry = entry`, sql`resolved_reason = ''`])
      expect(await set(columns)).not.toBeNull()
    expect(await refused(sql`delete from dictation where id = ${given.id}`.execute(server.database))).not.toBeNull()
    expect(await refused(sql`truncate dictation`.execute(server.database))).not.toBeNull()
  })

  it.each<[string, ReturnType<typeof sql>, string]>([
    ['a draft that somebody decided on', sql`resolved_by = user_id`, 'dictation_resolution'],
    ['a decision of nobody', sql`state = 'accepted'`, 'dictation_resolution'],
    [
      'a reason without rejection',
      sql`state = 'withdrawn', resolved_by = user_id, resolved_by_name = 'Yuni', resolved_at = now(), resolved_reason = 'x'`,
      'dictation_reason',
    ],
    [
      'an entry accepted by whoever typed it',
      sql`state = 'accepted', resolved_by = user_id, resolved_by_name = 'Yuni', resolved_at = now(), resolved_reason = ''`,
      'dictation_resolver',
    ],
    ['a tooth that does not exist', sql`entry = jsonb_set(entry, '{teeth}', '["19"]')`, 'dictation_entry'],
    ['a code that does not exist', sql`entry = jsonb_set(entry, '{items,0,code}', '"xyz"')`, 'dictation_entry'],
    ['an item without a code', sql`entry = entry #- '{items,0,code}'`, 'dictation_entry'],
    ['a surface that does not exist', sql`entry = jsonb_set(entry, '{items,0,surfaces}', '["i"]')`, 'dictation_entry'],
    ['an error without a reason', sql`entry = jsonb_set(entry, '{mode}', '"error"')`, 'dictation_entry'],
    ['an entry of nothing', sql`entry = '{}'`, 'dictation_entry'],
  ])('keeps not %s', async (_, columns, constraint) => {
    const { draft } = await openChair()
    const { id } = await draft()
    expect(await refused(sql`update dictation set ${columns} where id = ${id}`.execute(server.database))).toBe(
      constraint,
    )
  })
})
