import { describe, expect, it } from 'vitest'
import {
  createActor,
  type EmittedFrom,
  type EventFrom,
  fromCallback,
  type NonReducibleUnknown,
  SimulatedClock,
} from 'xstate'
import { liveModel, pathCoverage, paths, randomWalk, settled, type Walk } from '../testing'
import { liveMachine, type StreamEvent, staleSince } from './live.machine'

const walked = pathCoverage(liveMachine)

/** A window, and a server whose stream can be opened and cut. */
function openWindow() {
  const clock = new SimulatedClock()
  const emitted: EmittedFrom<typeof liveMachine>[] = []
  const streams = new Set<(event: StreamEvent) => void>()
  let tries = 0
  const watchChanges = fromCallback<StreamEvent, NonReducibleUnknown>(({ sendBack }) => {
    tries += 1
    streams.add(sendBack)
    return () => streams.delete(sendBack)
  })
  const live = createActor(liveMachine.provide({ actors: { watchChanges } }), { clock, inspect: walked.inspect })
  live.on('*', (event) => emitted.push(event))
  const tell = (event: StreamEvent) => {
    for (const stream of [...streams]) stream(event)
  }
  const isStale = () => staleSince(live.getSnapshot().context)
  return { live: live.start(), clock, emitted, tell, streams, isStale, tries: () => tries }
}

function liveWalk(): Walk<typeof liveModel> {
  const { live, clock, emitted, tell, streams, isStale } = openWindow()
  let now = 0
  const next = () => {
    now += 1_000
    return now
  }
  let lostAt: number | null = null
  const shows = (state: object | string, { stale, watches }: { stale: boolean; watches: boolean }) => {
    expect(live.getSnapshot().value).toEqual(state)
    expect(isStale()).toBe(stale ? lostAt : null)
    expect(streams.size).toBe(watches ? 1 : 0)
  }
  return {
    states: {
      connecting: () => shows({ watching: 'connecting' }, { stale: false, watches: true }),
      live() {
        shows({ watching: 'live' }, { stale: false, watches: true })
        expect(emitted.at(-1)).toEqual({ type: 'missed' })
        tell({ type: 'stream.changed', features: ['room'] })
        expect(emitted.at(-1)).toEqual({ type: 'changed', features: ['room'] })
      },
      stale: () => shows('waiting', { stale: true, watches: false }),
      retrying: () => shows({ watching: 'connecting' }, { stale: true, watches: true }),
      hidden: () => shows('hidden', { stale: false, watches: false }),
      hiddenStale: () => shows('hidden', { stale: true, watches: false }),
    },
    events: {
      open() {
        lostAt = null
        tell({ type: 'stream.opened', features: null })
      },
      lose() {
        const at = next()
        lostAt ??= at
        tell({ type: 'stream.lost', at })
      },
      wait: () => clock.increment(30_000),
      restore: () => live.send({ type: 'network.restored' }),
      hide() {
        const at = next()
        lostAt ??= at
        live.send({ type: 'window.hidden', at })
      },
      show: () => live.send({ type: 'window.shown' }),
    },
  }
}

describe('live, by its spec model', () => {
  for (const { name, run } of paths(liveModel, 'simple')) it(name, () => run(liveWalk()))
})

describe('live', () => {
  it('tries again after 1, 2, 4, 8, 16 and then every 30 seconds', async () => {
    const { clock, tell, tries } = openWindow()
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = tries()
      tell({ type: 'stream.lost', at: clock.now() })
      clock.increment(wait - 1)
      expect(tries()).toBe(before)
      clock.increment(1)
      expect(tries()).toBe(before + 1)
    }
  })

  it('waits a second again once it was live', () => {
    const { clock, tell, tries } = openWindow()
    for (const wait of [1_000, 2_000]) {
      tell({ type: 'stream.lost', at: 0 })
      clock.increment(wait)
    }
    tell({ type: 'stream.opened', features: null })
    tell({ type: 'stream.lost', at: 0 })
    clock.increment(1_000)
    expect(tries()).toBe(4)
  })

  it('is stale since the first loss, however often the stream is lost after it', () => {
    const { clock, tell, isStale } = openWindow()
    tell({ type: 'stream.opened', features: null })
    for (const at of [5_000, 9_000]) {
      tell({ type: 'stream.lost', at })
      clock.increment(30_000)
    }
    expect(isStale()).toBe(5_000)
  })

  it('is stale since it was hidden, when it is shown and the stream does not come back', () => {
    const { live, tell, isStale } = openWindow()
    tell({ type: 'stream.opened', features: null })
    live.send({ type: 'window.hidden', at: 3_000 })
    live.send({ type: 'window.shown' })
    tell({ type: 'stream.lost', at: 8_000 })
    expect(isStale()).toBe(3_000)
  })

  it('reports what changed before it was live, and everything where that is unknown', () => {
    const { emitted, tell, clock } = openWindow()
    tell({ type: 'stream.opened', features: ['room'] })
    tell({ type: 'stream.lost', at: 0 })
    clock.increment(1_000)
    tell({ type: 'stream.opened', features: [] })
    tell({ type: 'stream.lost', at: 0 })
    clock.increment(1_000)
    tell({ type: 'stream.opened', features: null })
    expect(emitted).toEqual([
      { type: 'changed', features: ['room'] },
      { type: 'changed', features: [] },
      { type: 'missed' },
    ])
  })

  it('watches nothing when no stream is provided', () => {
    const live = createActor(liveMachine).start()
    expect(live.getSnapshot().value).toEqual({ watching: 'connecting' })
  })

  it('on any walk has one stream while it watches, and reports what was missed before it is live', async () => {
    const events: EventFrom<typeof liveMachine>[] = [
      { type: 'stream.opened', features: null },
      { type: 'stream.changed', features: ['appointment'] },
      { type: 'stream.lost', at: 1_000 },
      { type: 'window.hidden', at: 2_000 },
      { type: 'window.shown' },
      { type: 'network.restored' },
    ]
    for (const seed of [1, 2, 3, 4, 5]) {
      const { live, clock, emitted, streams } = openWindow()
      const settle = async () => {
        clock.increment(700)
        await settled()
      }
      await randomWalk(live, events, {
        seed,
        steps: 100,
        settle,
        always: ({ value, context }) => {
          expect(streams.size).toBe(typeof value === 'object' ? 1 : 0)
          if (typeof value !== 'object' || value.watching !== 'live') return
          expect(context).toEqual({ attempt: 0, lostAt: null })
          expect(emitted.length).toBeGreaterThan(0)
        },
      })
    }
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})

// Mutants tried, one at a time, and seen to die:
// - a first wait of 1,001 ms, a longest of 31 s, twice as long from the start; failures not counted, not forgotten
// - stale since the last loss, since the first for ever, at once when a window is shown; not since it was hidden
// - what was missed not told, told as all where it is known; no try when the network is there again; a window that watches while it is hidden
// - nobody watches
