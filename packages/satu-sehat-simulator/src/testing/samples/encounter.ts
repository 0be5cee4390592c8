import type { Answer, Client } from '../client'
import { arrivedAt, begunAt, finishedAt, validEncounter } from '../valid'
import { posting, type Sample } from './sample'

const post = posting(({ room }) => validEncounter(room, 'visit-2'))

export const encounterSamples: Sample[] = [
  post(10117, 'no identifier', { identifier: undefined }),
  post(10117, 'the identifier of another organization', {
    identifier: [{ system: 'http://sys-ids.kemkes.go.id/encounter/100025753', value: 'visit-2' }],
  }),
  post(10118, 'no subject', { subject: undefined }),
  post(10119, 'a participant who is nobody', { participant: [{ individual: {} }] }),
  post(10119, 'no participant', { participant: [] }),
  post(10120, 'no location', { location: [] }),
  post(10121, 'no period', { period: undefined }),
  {
    number: 10121,
    what: 'finished at the moment of its start',
    broken: (client, { visit }) => finish(client, { visit, end: arrivedAt }),
    passing: (client, { visit }) => finish(client, { visit, end: finishedAt }),
  },
  {
    number: 10121,
    what: 'finished without an end',
    broken: (client, { visit }) => finish(client, { visit }),
    passing: (client, { visit }) => finish(client, { visit, end: finishedAt }),
  },
  post(10122, 'no history', { statusHistory: [] }),
  post(10123, 'a period without start', { period: { end: undefined, note: 'later' } }),
  post(10124, 'no provider', { serviceProvider: undefined }),
  {
    number: 10173,
    what: 'finished at a time with a local offset',
    broken: (client, { visit }) => finish(client, { visit, end: '2026-11-28T09:40:00+07:00' }),
    passing: (client, { visit }) => finish(client, { visit, end: finishedAt }),
  },
  post(10173, 'an end before the start of an encounter that is not finished', {
    period: { start: begunAt, end: arrivedAt },
  }),
]

/** Begins the visit, which is accepted, and finishes it. */
async function finish(client: Client, { visit, end }: { visit: string; end?: string }): Promise<Answer> {
  const [, id] = visit.split('/')
  const [stored = {}] = client.simulator.resources('Encounter').filter((encounter) => encounter.id === id)
  const begun = {
    ...stored,
    status: 'in-progress',
    statusHistory: [
      { status: 'arrived', period: { start: arrivedAt, end: begunAt } },
      { status: 'in-progress', period: { start: begunAt } },
    ],
  }
  await client.put(`/${visit}`, begun)
  return client.put(`/${visit}`, {
    ...begun,
    status: 'finished',
    period: { start: arrivedAt, end },
    statusHistory: [...begun.statusHistory, { status: 'finished', period: { start: finishedAt } }],
  })
}
