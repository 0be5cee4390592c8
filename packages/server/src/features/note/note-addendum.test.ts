import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addNote, addSignedNote } from '../../testing/sample-calls/note'
import { openPractice } from './note-fixture'

// Seen to fail: each rule of an addendum left out.

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('an addendum', () => {
  const text = ' Pasien menelepon '

  it('is signed by who signed the note, once for a key', async () => {
    const { world, token } = await openPractice(server)
    const { id } = await addSignedNote(world)
    const add = () =>
      server.call('addNoteAddendum', {
        token,
        path: { id },
        body: { text },
        headers: { 'idempotency-key': 'addendum-1' },
      })
    const first = await add()
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          is_intact: true,
          addenda: [
            {
              text: text.trim(),
              is_intact: true,
              signature: { name: 'drg. Satu', sip_number: 'SIP-1', signed_at: now.toISOString() },
            },
          ],
        },
      },
    })
    expect((await add()).body.data.addenda).toEqual(first.body.data.addenda)
  })

  it('comes after the signature only, and by no other dentist', async () => {
    const { world, token, colleague } = await openPractice(server)
    const [draft, signed] = [await addNote(world), await addSignedNote(world)]
    const own = await server.tokenOf(
      await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: draft.doctor_id }),
    )
    const add = (by: string, { id }: { id: number }) =>
      server.call('addNoteAddendum', { token: by, path: { id }, body: { text } })
    expect(await add(own, draft)).toMatchObject({ status: 409, body: { data: { current: { state: 'draft' } } } })
    expect(await add(colleague, signed)).toMatchObject({ status: 404 })
    expect(await add((await openPractice(server)).token, signed)).toMatchObject({ status: 404 })
    expect(await add(token, signed)).toMatchObject({ status: 200 })
  })

  it('needs a valid licence', async () => {
    const { world, token } = await openPractice(server)
    const { id, doctor_id } = await addSignedNote(world)
    await server.database
      .updateTable('doctor')
      .set({ sip_valid_until: '2026-11-22' })
      .where('id', '=', doctor_id)
      .execute()
    expect(await server.call('addNoteAddendum', { token, path: { id }, body: { text } })).toMatchObject({
      status: 422,
      body: { data: { problems: [{ problem: 'licenceExpired', section: 'signature', id: null }] } },
    })
  })
})
