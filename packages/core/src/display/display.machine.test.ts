import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type NonReducibleUnknown, SimulatedClock } from 'xstate'
import { displayQueueFixture, pathCoverage, paths, type Walk } from '../testing'
import { type DisplayReply, displayMachine } from './display.machine'
import { displayModel } from './display.spec-model'

const walked = pathCoverage(displayMachine)
const queue = displayQueueFixture()
const calledAt = (since: string, number = 20): Schema<'DisplayQueue'> => ({
  ...queue,
  called: [...queue.called, { number, room: 'Kursi 1', since }],
})

/** A display, and a server whose replies the test writes. */
function openDisplay() {
  const clock = new SimulatedClock()
  const requests = new Set<(reply: DisplayReply) => void>()
  let asked = 0
  let calls = 0
  const askQueue = fromCallback<DisplayReply, NonReducibleUnknown>(({ sendBack }) => {
    asked += 1
    requests.add(sendBack)
    return () => requests.delete(sendBack)
  })
  const display = createActor(displayMachine.provide({ actors: { askQueue } }), { clock, inspect: walked.inspect })
  display.on('called', () => {
    calls += 1
  })
  const reply = (event: DisplayReply) => {
    for (const request of [...requests]) request(event)
  }
  const receive = (received = queue, at = 0) => reply({ type: 'queue.received', queue: received, at })
  const fail = () => reply({ type: 'request.failed' })
  return { display: display.start(), clock, reply, receive, fail, requests, asked: () => asked, calls: () => calls }
}

function displayWalk(): Walk<typeof displayModel> {
  const { display, clock, reply, receive, fail, requests } = openDisplay()
  const shows = (state: object, { isAsking, hasQueue }: { isAsking: boolean; hasQueue: boolean }) => {
    const { value, context } = display.getSnapshot()
    expect(value).toEqual(state)
    expect(requests.size).toBe(isAsking ? 1 : 0)
    expect(context.queue).toEqual(hasQueue ? queue : null)
  }
  const nothing = { isAsking: false, hasQueue: false }
  const shown = { isAsking: false, hasQueue: true }
  return {
    states: {
      connecting: () => shows({ connecting: 'asking' }, { ...nothing, isAsking: true }),
      unreachable: () => shows({ connecting: 'waiting' }, nothing),
      shown: () => shows({ showing: 'waiting' }, shown),
      refreshing: () => shows({ showing: 'asking' }, { ...shown, isAsking: true }),
      doubtful: () => shows({ showing: 'waiting' }, shown),
      retrying: () => shows({ showing: 'asking' }, { ...shown, isAsking: true }),
      stale: () => shows({ stale: 'waiting' }, shown),
      staleRetrying: () => shows({ stale: 'asking' }, { ...shown, isAsking: true }),
      revoked: () => shows({ revoked: 'waiting' }, nothing),
      doubting: () => shows({ revoked: 'asking' }, { ...nothing, isAsking: true }),
    },
    events: {
      receive: () => receive(),
      fail,
      wait: () => void clock.increment(60_000),
      restore: () => display.send({ type: 'network.restored' }),
      revoke: () => reply({ type: 'link.ended' }),
    },
  }
}

describe('display, by its spec model', () => {
  for (const { name, run } of paths(displayModel, 'simple')) it(name, () => run(displayWalk()))
})

describe('display', () => {
  it('asks every 3 seconds while it is answered', () => {
    const { clock, receive, asked } = openDisplay()
    for (const count of [1, 2, 3]) {
      expect(asked()).toBe(count)
      receive()
      clock.increment(2_999)
      expect(asked()).toBe(count)
      clock.increment(1)
    }
    expect(asked()).toBe(4)
  })

  it('tries again after 1, 2, 4, 8 and then every 10 seconds, and after 3 once it was answered', () => {
    const { clock, receive, fail, asked } = openDisplay()
    for (const wait of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      const before = asked()
      fail()
      clock.increment(wait - 1)
      expect(asked()).toBe(before)
      clock.increment(1)
      expect(asked()).toBe(before + 1)
    }
    receive()
    clock.increment(2_999)
    expect(asked()).toBe(7)
    clock.increment(1)
    expect(asked()).toBe(8)
  })

  it('asks a minute after its link has ended whether it still has', () => {
    const { clock, reply, receive, display, asked } = openDisplay()
    reply({ type: 'link.ended' })
    clock.increment(59_999)
    expect(asked()).toBe(1)
    clock.increment(1)
    expect(asked()).toBe(2)
    receive()
    expect(display.getSnapshot().value).toEqual({ showing: 'waiting' })
  })

  it('knows what the clock of the server is ahead of its own', () => {
    const { receive, display } = openDisplay()
    receive(queue, Date.parse(queue.now) + 60_000)
    expect(display.getSnapshot().context.ahead).toBe(-60_000)
  })

  it('tells each call once, and none of those that were there when it began', () => {
    const { clock, receive, fail, calls } = openDisplay()
    const after = (reply: () => void) => {
      reply()
      clock.increment(10_000)
      return calls()
    }
    expect(after(() => receive())).toBe(0)
    expect(after(() => receive())).toBe(0)
    const called = calledAt('2026-11-23T03:42:03.000Z')
    expect(after(() => receive(called))).toBe(1)
    expect(after(() => receive(called))).toBe(1)
    expect(after(() => receive({ ...queue, called: [] }))).toBe(1)
    expect(after(() => receive(calledAt('2026-11-23T03:43:00.000Z')))).toBe(2)
    after(fail)
    after(fail)
    // the call that was made while the connection was lost
    expect(after(() => receive(calledAt('2026-11-23T03:44:00.000Z', 21)))).toBe(3)
  })

  it('forgets the queue when its link has ended', () => {
    const { receive, clock, reply, display } = openDisplay()
    receive()
    clock.increment(3_000)
    reply({ type: 'link.ended' })
    expect(display.getSnapshot()).toMatchObject({ value: { revoked: 'waiting' }, context: { queue: null } })
  })

  it('asks nobody when nothing is provided', () => {
    expect(createActor(displayMachine).start().getSnapshot().value).toEqual({ connecting: 'asking' })
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
