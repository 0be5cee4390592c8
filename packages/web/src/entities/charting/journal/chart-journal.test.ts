import type { Commit } from '@clinic/core/charting'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScene, type Reply, refusal, success } from '../../../testing/scene'
import { chartJournal } from './chart-journal'
import type { NewEntry } from './journal-entry'

// Seen to fail: with the newest entry sent first; with a refused one dropped; with what was sent left on the disk.

const commitOf = (key: string): Commit => ({
  key,
  kind: 'entry',
  of: null,
  dictated: null,
  line: '46 o car',
  entry: { mode: 'found', teeth: ['46'], items: [{ code: 'car', surfaces: ['o'] }], isUncertain: false, note: '' },
  rows: [],
  delivery: 'unsent',
  problem: null,
})
const entryOf = (key: string): NewEntry => ({
  commit: commitOf(key),
  visit: 7,
  patient: { id: 3, record_number: '00-00-03', first_name: 'Ayu', last_name: 'Lestari' },
  seen: 2,
})

const lost: Reply = () => {
  throw new TypeError('Failed to fetch')
}
const taken = success({ findings: [] })

const drains: (() => Promise<void>)[] = []
// what is still sent would ask a page that is gone
afterEach(async () => {
  for (const drain of drains.splice(0)) await drain()
})

/** A dentist's window; `disk` is what an earlier one has left. */
async function openWindow(reply: Reply, disk?: Awaited<ReturnType<typeof createScene>>['drafts']) {
  const sent: string[] = []
  const answer = { reply }
  const app = await createScene({
    role: 'doctor_clinic',
    replies: {
      'POST /api/visit/7/odontogram': async (request) => {
        const { key } = await request.clone().json()
        sent.push(key)
        return answer.reply(request)
      },
    },
  })
  if (disk) app.drafts = { ...disk } // another page on the same disk
  const journal = chartJournal(app)
  await journal.load()
  const states = () => journal.snapshot().entries.map(({ commit, state }) => `${commit.key} ${state}`)
  drains.push(async () => {
    answer.reply = taken
    journal.sendNow()
    await vi.waitFor(() => expect(states().filter((state) => state.endsWith(' unsent'))).toEqual([]))
  })
  return { app, journal, sent, answer, states }
}

describe('the journal of the chart', () => {
  it('writes an entry before it is sent, and removes it when the server has it', async () => {
    const { app, journal, sent, states } = await openWindow(async (request) => {
      expect(await app.drafts.forms()).toHaveLength(1)
      return taken(request)
    })
    journal.add(entryOf('a'))
    await vi.waitFor(() => expect(states()).toEqual(['a sent']))
    expect(sent).toEqual(['a'])
    await vi.waitFor(async () => expect(await app.drafts.forms()).toEqual([]))
  })

  it('sends what an earlier window left before what is typed now, in the order of typing, with the same keys', async () => {
    const first = await openWindow(lost)
    for (const key of ['c', 'a', 'b']) first.journal.add(entryOf(key))
    await vi.waitFor(() => expect(first.sent.length).toBeGreaterThan(0))
    first.app.session.send({ type: 'session.expired' })
    expect(first.states()).toEqual([])

    const second = await openWindow(taken, first.app.drafts)
    second.journal.add(entryOf('d'))
    await vi.waitFor(() => expect(second.states()).toEqual(['c sent', 'a sent', 'b sent', 'd sent']))
    expect(second.sent).toEqual(['c', 'a', 'b', 'd'])
    await vi.waitFor(async () => expect(await first.app.drafts.forms()).toEqual([]))
  })

  it('keeps what was refused, with the reason, until its author sends it again or discards it', async () => {
    const { app, journal, answer, sent, states } = await openWindow(refusal(422, 'The chart does not take this.'))
    journal.add(entryOf('a'))
    journal.add(entryOf('b'))
    await vi.waitFor(() => expect(states()).toEqual(['a refused', 'b refused']))
    const later = await openWindow(taken, app.drafts)
    expect(later.journal.snapshot().entries[0]).toMatchObject({ problem: 'The chart does not take this.' })
    expect(later.sent).toEqual([])

    answer.reply = taken
    journal.retry('a', 5)
    journal.discard('b')
    await vi.waitFor(() => expect(states()).toEqual(['a sent']))
    expect(sent).toEqual(['a', 'b', 'a'])
    await vi.waitFor(async () => expect(await app.drafts.forms()).toEqual([]))
  })

  it('takes a 401 for the end of the session, not for a refusal', async () => {
    const { app, journal, states } = await openWindow(refusal(401, 'Sign in.'))
    journal.add(entryOf('a'))
    await vi.waitFor(() => expect(app.session.getSnapshot().context.account).toBeNull())
    expect(states()).toEqual([])
    const later = await openWindow(taken, app.drafts)
    await vi.waitFor(() => expect(later.states()).toEqual(['a sent']))
  })

  it('tries again until a server that is busy answers', async () => {
    const { journal, answer, sent, states } = await openWindow(refusal(503, 'The database does not answer.'))
    journal.add(entryOf('a'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(states()).toEqual(['a unsent'])
    answer.reply = taken
    journal.sendNow()
    await vi.waitFor(() => expect(states()).toEqual(['a sent']))
  })

  it('says what cannot be read, and goes on with the rest', async () => {
    const first = await openWindow(lost)
    first.journal.add(entryOf('a'))
    await vi.waitFor(async () => expect(await first.app.drafts.forms()).toHaveLength(1))
    await first.app.drafts.save('journal/1-broken', null)
    const { read } = first.app.drafts
    first.app.drafts.read = async <Value>(form: string) => {
      if (form.endsWith('broken')) throw Object.assign(new Error('cannot be read'), { name: 'DamagedRow' })
      return read<Value>(form)
    }
    const second = await openWindow(taken, first.app.drafts)
    await vi.waitFor(() => expect(second.journal.snapshot().damaged).toEqual(['journal/1-broken']))
    second.journal.removeDamaged()
    expect(second.journal.snapshot().damaged).toEqual([])
  })
})
