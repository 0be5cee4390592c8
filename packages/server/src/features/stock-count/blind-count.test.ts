import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { lineOf, openShelves } from './count-fixture'

const server = await startTestServer()
afterAll(() => server.close())

describe('a blind count', () => {
  it('shows to nobody what the books say or the other typed, until the manager reviews it', async () => {
    const { shelve, open, type, finish, read, post, rina, sari, manager } = await openShelves(server)
    const batch = await shelve({ quantity: 10 })
    const id = await open([rina, sari])
    await type(id, rina, { batch_id: batch.id, quantity: 9 })
    for (const by of [rina, sari, manager]) {
      const line = lineOf(await read(id, by), batch.id)
      expect(line).toMatchObject({ mine: by === rina ? 9 : null, comparison: null })
    }
    await type(id, sari, { batch_id: batch.id, quantity: 9 })
    await finish(id, rina)
    expect(await read(id, sari)).toMatchObject({ state: 'counting', lines: [{ mine: 9, comparison: null }] })
    await finish(id, sari)
    expect(await read(id, rina)).toMatchObject({ state: 'review', lines: [{ mine: 9, comparison: null }] })
    expect(await read(id)).toMatchObject({
      lines: [
        { comparison: { snapshot: 10, difference: -1, value: -450, counts: [{ quantity: 9 }, { quantity: 9 }] } },
      ],
    })
    await post(id)
    expect(lineOf(await read(id, rina), batch.id)?.comparison).toMatchObject({ snapshot: 10, difference: -1 })
  })

  it('is by two different people, and no third', async () => {
    const { shelve, open, join, rina, sari, manager } = await openShelves(server)
    await shelve()
    const id = await open([rina])
    expect(await join(id, sari)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Enough') } })
    const { shelve: shelveToo, ...other } = await openShelves(server)
    await shelveToo()
    const both = await other.open([])
    expect((await other.join(both, other.rina)).status).toBe(200)
    expect(await other.join(both, other.rina)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('somebody else') },
    })
    const replies = await Promise.all([other.sari, other.manager].map((by) => other.join(both, by)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await join(both, manager)).status).toBe(404)
  })

  it('keeps what two counters type of one batch at once, each their own', async () => {
    const { shelve, open, type, read, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve()
    const id = await open([rina, sari])
    const replies = await Promise.all([
      type(id, rina, { batch_id, quantity: 11 }),
      type(id, sari, { batch_id, quantity: 22 }),
      type(id, rina, { batch_id, quantity: 11 }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(lineOf(await read(id, rina), batch_id)?.mine).toBe(11)
    expect(lineOf(await read(id, sari), batch_id)?.mine).toBe(22)
  })

  it('is typed once, sent again without reply, and corrected until its counter has finished', async () => {
    const { shelve, open, type, take, finish, read, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve({ quantity: 10 })
    const id = await open([rina, sari])
    const key = randomUUID()
    await type(id, rina, { batch_id, quantity: 10, key })
    await take(batch_id, 4)
    // the very same request once more: it says what was on the shelf before
    expect((await type(id, rina, { batch_id, quantity: 10, key })).status).toBe(200)
    await type(id, sari, { batch_id, quantity: 8 })
    await type(id, sari, { batch_id, quantity: 6 })
    expect((await finish(id, rina)).status).toBe(200)
    expect(await type(id, rina, { batch_id, quantity: 9 })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'counting', lines: [{ comparison: null }] } } },
    })
    expect((await finish(id, rina)).status).toBe(409)
    await finish(id, sari)
    expect(lineOf(await read(id), batch_id)?.comparison).toMatchObject({ difference: 0 })
  })

  it.each([
    ['a negative quantity', { quantity: -1 }, 400],
    ['a huge quantity', { quantity: 1e15 }, 400],
    ['one more than anybody counts', { quantity: 10_000_001 }, 400],
    ['a part of a unit', { quantity: 1.5 }, 400],
    ['a batch there is not', { batch_id: 987_654_321 }, 422],
  ])('refuses %s', async (_, typed, status) => {
    const { shelve, open, type, read, rina } = await openShelves(server)
    const { id: batch_id } = await shelve()
    const id = await open([rina])
    expect((await type(id, rina, { batch_id, quantity: 1, ...typed })).status).toBe(status)
    expect(lineOf(await read(id, rina), batch_id)?.mine).toBeNull()
  })

  it('refuses a batch that is not in it, and somebody who does not count', async () => {
    const { world, shelve, open, type, finish, rina, sari } = await openShelves(server)
    await shelve()
    const id = await open([rina])
    const late = await shelve()
    expect(await type(id, rina, { batch_id: late.id, quantity: 1 })).toMatchObject({
      status: 422,
      body: { data: { fields: { batch_id: expect.any(String) } } },
    })
    expect((await type(id, sari, { batch_id: late.id, quantity: 1 })).status).toBe(422)
    expect((await finish(id, sari)).status).toBe(422)
    const dentist = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    expect((await type(id, dentist, { batch_id: late.id, quantity: 1 })).status).toBe(403)
  })

  it('is finished with everything counted only', async () => {
    const { shelve, open, type, finish, rina } = await openShelves(server)
    const batches = [await shelve(), await shelve(), await shelve()]
    const id = await open([rina])
    expect(await finish(id, rina)).toMatchObject({ status: 422, body: { msg: expect.stringContaining('3 still') } })
    for (const { id: batch_id } of batches) await type(id, rina, { batch_id, quantity: 0 })
    expect(await finish(id, rina)).toMatchObject({ status: 200, body: { data: { state: 'review' } } })
  })

  it('that is cancelled while somebody types is either told so or typed before', async () => {
    const { shelve, open, type, cancel, onHand, read, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve({ quantity: 10 })
    const id = await open([rina, sari])
    const [cancelled, ...typed] = await Promise.all([
      cancel(id),
      ...[1, 2, 3, 4].map((quantity) => type(id, quantity % 2 ? rina : sari, { batch_id, quantity })),
    ])
    expect(cancelled.status).toBe(200)
    for (const { status } of typed) expect([200, 409]).toContain(status)
    expect(await type(id, rina, { batch_id, quantity: 5 })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'cancelled' } } },
    })
    expect(await onHand(batch_id)).toBe(10)
    expect((await read(id)).stages.at(-1)).toMatchObject({ state: 'cancelled', reason: 'Salah lemari' })
  })
})
