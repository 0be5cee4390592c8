import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addNote, addSignedNote } from '../../testing/sample-calls/note'
import { addVisit } from '../../testing/sample-calls/visit'
import { content, openPractice } from './note-fixture'

// Seen to fail: without a look at the dentist, the state, the version or the key; the trigger dropped in the migration;
// `is_intact` always true; the day of the assistant.

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const complaint = (chief_complaint: string) =>
  content({ subjective: { chief_complaint, history: '', medical_history: '', habits: '' } })

describe('a draft', () => {
  it('is written whole, again and again, while the patient is in treatment', async () => {
    const { write, notes, visit, setState } = await openPractice(server)
    expect(await write()).toMatchObject({
      status: 200,
      body: { data: { visit_id: visit.id, state: 'draft', version: 1, signature: null, is_intact: true, addenda: [] } },
    })
    await setState('paused')
    expect(await write({ version: 1, content: complaint('Ngilu') })).toMatchObject({ body: { data: { version: 2 } } })
    expect(await notes()).toMatchObject([{ version: 2, content: complaint('Ngilu') }])
  })

  it('may be empty', async () => {
    const { write } = await openPractice(server)
    const diagnosis = { id: 1, code: '', tooth: null, rank: 'primary', certainty: 'working', prognosis: null } as const
    expect(await write({ content: { ...complaint(''), diagnoses: [diagnosis] } })).toMatchObject({ status: 200 })
  })

  it('of two windows is that of the first; the second is shown it', async () => {
    const { write, notes } = await openPractice(server)
    const replies = await Promise.all([write({ content: complaint('Satu') }), write({ content: complaint('Dua') })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept] = await notes()
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toMatchObject({ content: kept?.content })
    expect(await write({ version: 7 })).toMatchObject({ status: 409, body: { data: { current: { version: 1 } } } })
  })

  it('that was read where there is none is refused', async () => {
    const { write, notes } = await openPractice(server)
    expect(await write({ version: 1 })).toMatchObject({ status: 409, body: { data: {} } })
    expect(await notes()).toEqual([])
  })

  it('sent twice with one key is written once, also when the visit is over by then', async () => {
    const { write, notes, setState } = await openPractice(server)
    const key = randomUUID()
    const [one, other] = await Promise.all([write({}, { key }), write({}, { key })])
    expect(other.body.data).toEqual(one.body.data)
    await setState('finished')
    expect((await write({}, { key })).body.data).toEqual(one.body.data)
    expect(await notes()).toMatchObject([{ version: 1 }])
    expect(await write({ content: complaint('Lain') }, { key })).toMatchObject({ status: 422 })
  })

  it.each(['waiting', 'ready', 'finished', 'entered_in_error'] as const)(
    'of a visit that is %s is refused',
    async (state) => {
      const { write, setState } = await openPractice(server)
      await setState(state)
      expect(await write()).toMatchObject({ status: 409 })
    },
  )

  it('of another dentist’s patient, of another clinic’s or by somebody else is refused', async () => {
    const { write, colleague, tokenOf, notes } = await openPractice(server)
    expect(await write({}, { by: colleague })).toMatchObject({ status: 404 })
    expect(await (await openPractice(server)).write({}, { id: (await openPractice(server)).visit.id })).toMatchObject({
      status: 404,
    })
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await write({}, { by: await tokenOf(role) })).toMatchObject({ status: 403 })
    expect(await notes()).toEqual([])
  })

  it('of a patient whom nobody treats by name is refused', async () => {
    const { write, world } = await openPractice(server)
    const { id } = await addVisit(world, { state: 'in_practice', doctor_id: null })
    expect(await write({}, { id })).toMatchObject({ status: 404 })
  })

  it('leaves in the audit the sections that changed, of its patient', async () => {
    const { write, world, visit } = await openPractice(server)
    await write()
    await write({ version: 1, content: complaint('Ngilu') })
    const [, last] = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'note')
    expect(last).toMatchObject({
      action: 'write',
      before: { subjective: content().subjective },
      after: { subjective: complaint('Ngilu').subjective },
      people: { patient: [visit.patient_id] },
    })
    expect(Object.keys(Object(last?.after))).toEqual(['subjective'])
  })
})

describe('a note', () => {
  beforeAll(async () => {
    // a treatment that ended: its diagnosis and its procedure are rows that nothing may delete
    const { world, token } = await openPractice(server)
    const { visit_id, version } = await addNote(world)
    const body = { note_version: version, version: 1 }
    expect(await server.call('finishVisit', { token, path: { id: visit_id }, body })).toMatchObject({ status: 200 })
  })

  it('is read by manager, dentists and assistants, by an assistant that of today', async () => {
    const { read, write, tokenOf, colleague, visit } = await openPractice(server)
    await write()
    const assistant = await tokenOf('nurse_clinic')
    for (const token of [await tokenOf('manager_clinic'), colleague, assistant])
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { data: { visit_id: visit.id, patient: { id: visit.patient_id }, notes: [{ version: 1 }] } },
      })
    expect(await read(await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
    const stranger = await openPractice(server)
    expect(await read(stranger.token)).toMatchObject({ status: 404 })
    now = new Date('2026-11-24T02:00:00Z')
    expect(await read(await tokenOf('nurse_clinic'))).toMatchObject({ status: 404 })
    expect(await read(await tokenOf('doctor_clinic'))).toMatchObject({ status: 200 })
  })

  it('that is signed is neither changed nor deleted', async () => {
    const { world } = await openPractice(server)
    const { id } = await addSignedNote(world)
    const change = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(server.database)).rejects.toThrow('append-only')
    await change(sql`update note set content = jsonb_set(content, '{control}', '{}') where id = ${id}`)
    await change(sql`update note set state = 'draft', signer_name = null, sip_number = null, signed_at = null, hash = null
      where id = ${id}`)
    await change(sql`delete from note where id = ${id}`)
    await change(sql`truncate note cascade`)
    for (const table of ['note_addendum', 'diagnosis', 'procedure']) await change(sql`delete from ${sql.table(table)}`)
  })

  it('that is edited past the trigger is seen not to be what was signed', async () => {
    const { world, notes, token } = await openPractice(server)
    const note = await addSignedNote(world)
    await server.call('addNoteAddendum', { token, path: { id: note.id }, body: { text: 'Sudah tidak ngilu' } })
    expect(await notes(note.visit_id)).toMatchObject([{ is_intact: true, addenda: [{ is_intact: true }] }])
    const { database } = server
    await sql`alter table note disable trigger note_signed`.execute(database)
    await sql`alter table note_addendum disable trigger note_addendum_append_only`.execute(database)
    await sql`update note set content = jsonb_set(content, '{diagnoses,0,code}', '"K04.1"') where id = ${note.id}`.execute(
      database,
    )
    expect(await notes(note.visit_id)).toMatchObject([{ is_intact: false, addenda: [{ is_intact: true }] }])
    await sql`update note_addendum set text = 'Masih ngilu' where note_id = ${note.id}`.execute(database)
    expect(await notes(note.visit_id)).toMatchObject([{ is_intact: false, addenda: [{ is_intact: false }] }])
    await sql`alter table note enable trigger note_signed`.execute(database)
    await sql`alter table note_addendum enable trigger note_addendum_append_only`.execute(database)
  })
})
