import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openChair as openChairOf } from '../../testing/dictation-chair'
import { startTestServer } from '../../testing/harness'
import { addDictation } from '../../testing/sample-calls/dictation'

const morning = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => morning })
afterAll(() => server.close())
const openChair = () => openChairOf(server)

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
