import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Client, detailsOf, startClient } from '../testing/client'
import { arrivedAt, begunAt, finishedAt, validEncounter, validLocation } from '../testing/valid'
import { textAt } from './resource'

const statuses = ['arrived', 'in-progress', 'finished'] as const
const starts = [arrivedAt, begunAt, finishedAt]

let client: Client
let room: string
let visit: string
beforeEach(async () => {
  client = await startClient()
  room = await client.create(validLocation())
  visit = await client.create(validEncounter(room))
})
afterEach(() => client.simulator.stop())

it.each(statuses.slice(1))('does not begin as %s', async (status) => {
  const answer = await client.post('/Encounter', { ...inStatus(status), id: undefined, identifier: another })
  expect(answer.status).toBe(400)
})

const another = [{ system: 'http://sys-ids.kemkes.go.id/encounter/10000004', value: 'visit-2' }]

const table = [
  { path: ['arrived'], isLegal: true },
  { path: ['in-progress'], isLegal: true },
  { path: ['finished'], isLegal: false },
  { path: ['cancelled'], isLegal: false },
  { path: ['in-progress', 'in-progress'], isLegal: true },
  { path: ['in-progress', 'arrived'], isLegal: false },
  { path: ['in-progress', 'finished'], isLegal: true },
  { path: ['in-progress', 'finished', 'finished'], isLegal: true },
  { path: ['in-progress', 'finished', 'in-progress'], isLegal: false },
  { path: ['in-progress', 'finished', 'arrived'], isLegal: false },
]

it.each(table)('goes from arrived along $path: $isLegal', async ({ path, isLegal }) => {
  const answers = []
  for (const status of path) answers.push(await client.put(`/${visit}`, inStatus(status)))
  const last = answers.pop()
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(last?.status).toBe(isLegal ? 200 : 400)
  const { body } = await client.get(`/${visit}`)
  expect(textAt(body, 'status')).toBe(isLegal ? path.at(-1) : (path.at(-2) ?? 'arrived'))
})

describe('the history', () => {
  const whole = historyUpTo(1)

  it.each([
    { what: 'only the present status', history: whole.slice(1) },
    { what: 'not the present status', history: whole.slice(0, 1) },
    { what: 'another order', history: whole.toReversed() },
    { what: 'a status without time', history: [whole[0], { status: 'in-progress' }] },
  ])('is refused with $what', async ({ history }) => {
    const answer = await client.put(`/${visit}`, { ...inStatus('in-progress'), statusHistory: history })
    expect(detailsOf(answer).join()).toContain('statusHistory')
  })

  it('may name a status twice: the visit was reopened', async () => {
    const answer = await client.put(`/${visit}`, {
      ...inStatus('in-progress'),
      statusHistory: [...whole, ...whole.slice(1)],
    })
    expect(answer.status).toBe(200)
  })
})

function inStatus(status: string) {
  const index = ['arrived', 'in-progress', 'finished'].indexOf(status)
  return {
    ...validEncounter(room),
    id: visit.split('/')[1],
    status,
    statusHistory: historyUpTo(Math.max(index, 0)),
    period: { start: arrivedAt, end: status === 'finished' ? finishedAt : undefined },
  }
}

function historyUpTo(index: number) {
  return statuses.slice(0, index + 1).map((status, each) => ({ status, period: { start: starts[each] } }))
}
