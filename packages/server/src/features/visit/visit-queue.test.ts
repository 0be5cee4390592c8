import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { addRoom } from '../../testing/sample-calls/room'
import { openReception } from './reception-fixture'

const morning = new Date('2026-11-23T02:00:00Z')
/** Ten minutes, in the clinic. */
const beforeMidnight = new Date('2026-11-23T16:50:00Z')
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('the queue', () => {
  it('gives numbers in order of arrival, from 1 each day; emergencies come first', async () => {
    now = beforeMidnight
    const { letIn, queue } = await openReception(server)
    await letIn()
    await letIn()
    expect(await letIn({ origin: 'emergency' })).toMatchObject({ queue_number: 3, origin: 'emergency' })
    await letIn({ origin: 'emergency' })
    expect(await queue()).toEqual([3, 4, 1, 2])
    now = minutesLater(20)
    expect(await letIn()).toMatchObject({ queue_number: 1, queue_date: '2026-11-24' })
    // nobody ended those of yesterday: they come last
    expect(await queue()).toEqual([1, 3, 4, 1, 2])
  })

  it('gives every one of twenty at once a number of their own', async () => {
    const { walkIn } = await openReception(server)
    const replies = await Promise.all(Array.from({ length: 20 }, () => walkIn()))
    const numbers = replies.map(({ body }) => body.data.queue_number)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('lets nobody in twice for one request that is sent again', async () => {
    const { world, token, queue } = await openReception(server)
    const { body } = await sampleCalls.createVisit(world)
    const request = { token, body, headers: { 'idempotency-key': randomUUID() } }
    const first = await server.call('createVisit', request)
    expect(first).toMatchObject({ status: 201 })
    expect((await server.call('createVisit', request)).body).toEqual(first.body)
    expect(await queue()).toEqual([1])
  })

  it('has room for no second visit of who was forgotten yesterday, and shows where they are', async () => {
    now = beforeMidnight
    const { letIn, walkIn, nurse, queue } = await openReception(server)
    const forgotten = await letIn()
    now = minutesLater(20)
    const again = { patient_id: forgotten.patient.id }
    expect(await walkIn(again)).toMatchObject({
      status: 409,
      body: { data: { fields: { patient_id: expect.any(String) } } },
    })
    expect(await letIn()).toMatchObject({ queue_number: 1 })
    expect(await queue()).toEqual([1, 1])
    const body = { end_reason: 'Sudah pulang kemarin', version: 1 }
    await server.call('leaveVisit', { token: nurse, path: { id: forgotten.id }, body })
    expect(await queue()).toEqual([1])
    expect(await walkIn(again)).toMatchObject({ status: 201 })
  })

  it('lets nobody in twice at once', async () => {
    const { walkIn, world, queue } = await openReception(server)
    const { id: patient_id } = await world.addPatient()
    const replies = await Promise.all(Array.from({ length: 5 }, () => walkIn({ patient_id })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await queue()).toHaveLength(1)
  })

  it('counts the calls of a patient and puts who does not answer behind the three who are next', async () => {
    const { letIn, call, queue, nurse } = await openReception(server)
    const first = await letIn()
    for (const _ of [2, 3, 4, 5]) await letIn()
    now = minutesLater(7)
    const called = (await call(first)).body.data
    expect(called).toMatchObject({ state: 'called', call_attempts: 1, state_since: now.toISOString() })
    const requeue = { token: nurse, path: { id: first.id }, body: { version: called.version } }
    expect(await server.call('requeueVisit', requeue)).toMatchObject({
      status: 200,
      body: { data: { state: 'waiting' } },
    })
    expect(await queue()).toEqual([2, 3, 4, 1, 5])
    expect(await server.call('requeueVisit', requeue)).toMatchObject({ status: 409 })
  })

  it('calls one patient to a room; of two assistants at once one does', async () => {
    const { letIn, call, world } = await openReception(server)
    const { id: room_id } = await addRoom(world)
    const visits = [await letIn(), await letIn()]
    const replies = await Promise.all(visits.map((visit) => call(visit, room_id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ data: { fields: { room_id: expect.any(String) } } })
  })
})
