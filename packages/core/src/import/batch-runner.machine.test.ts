import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { batchRunnerModel, pathCoverage, paths, randomWalk, settled, type Walk } from '../testing'
import { batchRunnerMachine, type ImportStep } from './batch-runner.machine'

type State = Schema<'ImportState'>

const walked = pathCoverage(batchRunnerMachine)
const noReply = Object.assign(new Error('No reply'), { status: 0 })
const refusal = Object.assign(new Error('Over'), { status: 409 })

/** A window, and a server whose answers the test gives. */
function openWindow() {
  const clock = new SimulatedClock()
  const requests: ImportStep[] = []
  const open: { resolve: (state: State) => void; reject: (error: unknown) => void }[] = []
  const takeStep = fromPromise<State, ImportStep>(({ input }) => {
    requests.push(input)
    return new Promise((resolve, reject) => open.push({ resolve, reject }))
  })
  const machine = batchRunnerMachine.provide({ actors: { takeStep } })
  const runner = createActor(machine, { clock, inspect: walked.inspect }).start()
  return {
    runner,
    clock,
    requests,
    answer: async (state: State) => {
      open.at(-1)?.resolve(state)
      await settled()
    },
    fail: async (error: unknown) => {
      open.at(-1)?.reject(error)
      await settled()
    },
  }
}

function runnerWalk(): Walk<typeof batchRunnerModel> {
  const { runner, clock, requests, answer, fail } = openWindow()
  let expected = 0
  const shows = (state: string, { busy, error }: { busy: boolean; error: Error | null }) => {
    expect(runner.getSnapshot().value).toBe(state)
    expect(runner.getSnapshot().hasTag('busy')).toBe(busy)
    expect(runner.getSnapshot().context.error).toBe(error)
    expect(requests).toHaveLength(expected)
  }
  const steps = (deed: () => void | Promise<void>) => async () => {
    expected += 1
    await deed()
  }
  return {
    states: {
      resting: () => shows('resting', { busy: false, error: null }),
      going: () => {
        expect(runner.getSnapshot().value).toBe('running')
        expect(runner.getSnapshot().hasTag('busy')).toBe(true)
        expect(requests).toHaveLength(expected)
      },
      waiting: () => shows('waiting', { busy: true, error: noReply }),
      refused: () => shows('refused', { busy: false, error: refusal }),
    },
    events: {
      go: steps(() => runner.send({ type: 'batch.go', step: 'check' })),
      answer: steps(() => answer('mapped')),
      finish: () => answer('checked'),
      lose: () => fail(noReply),
      refuse: () => fail(refusal),
      wait: steps(() => clock.increment(30_000)),
      restore: steps(() => runner.send({ type: 'network.restored' })),
      stop: () => runner.send({ type: 'batch.stop' }),
    },
  }
}

describe('the steps of an import, by their spec model', () => {
  for (const { name, run } of paths(batchRunnerModel, 'simple')) it(name, () => run(runnerWalk()))
})

describe('the steps of an import', () => {
  it.each<[ImportStep, State, boolean]>([
    ['check', 'mapped', true],
    ['check', 'checked', false],
    ['check', 'running', false],
    ['check', 'cancelled', false],
    ['run', 'running', true],
    ['run', 'done', false],
    // the columns were named anew elsewhere
    ['run', 'mapped', false],
  ])('to %s, answered by %s, go on: %s', async (step, state, goesOn) => {
    const { runner, requests, answer } = openWindow()
    runner.send({ type: 'batch.go', step })
    await answer(state)
    expect(requests).toEqual(goesOn ? [step, step] : [step])
    expect(runner.getSnapshot().value).toBe(goesOn ? 'running' : 'resting')
  })

  it.each([
    [0, 'waiting'],
    [500, 'waiting'],
    [503, 'waiting'],
    [408, 'waiting'],
    [429, 'waiting'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [499, 'refused'],
  ])('that fail with %i are %s', async (status, state) => {
    const { runner, fail } = openWindow()
    runner.send({ type: 'batch.go', step: 'run' })
    await fail(Object.assign(new Error('No'), { status }))
    expect(runner.getSnapshot().value).toBe(state)
  })

  it.each([new Error('What?'), 'What?', 404, null, undefined])(
    'that fail for no known reason are asked again: %s',
    async (error) => {
      const { runner, fail } = openWindow()
      runner.send({ type: 'batch.go', step: 'run' })
      await fail(error)
      expect(runner.getSnapshot().value).toBe('waiting')
    },
  )

  it('that failed once say so until the next one is answered, or all is stopped', async () => {
    for (const end of ['answer', 'stop'] as const) {
      const { runner, clock, answer, fail } = openWindow()
      runner.send({ type: 'batch.go', step: 'check' })
      await fail(noReply)
      clock.increment(1_000)
      expect(runner.getSnapshot().value).toBe('running')
      expect(runner.getSnapshot().context).toEqual({ step: 'check', attempt: 1, error: noReply })
      if (end === 'answer') await answer('checked')
      else runner.send({ type: 'batch.stop' })
      expect(runner.getSnapshot().value).toBe('resting')
      expect(runner.getSnapshot().context).toEqual({ step: 'check', attempt: 0, error: null })
    }
  })

  it('are asked again after 1, 2, 4, 8, 16 and then every 30 seconds; after a second again once one was answered', async () => {
    const { runner, clock, requests, fail, answer } = openWindow()
    runner.send({ type: 'batch.go', step: 'run' })
    const waits = async (wait: number) => {
      await fail(noReply)
      const before = requests.length
      clock.increment(wait - 1)
      expect(requests).toHaveLength(before)
      clock.increment(1)
      expect(requests).toHaveLength(before + 1)
    }
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) await waits(wait)
    await answer('running')
    expect(runner.getSnapshot().context).toEqual({ step: 'run', attempt: 0, error: null })
    await waits(1_000)
  })

  it('once stopped stay so, whatever the last one is answered', async () => {
    for (const late of ['answer', 'fail'] as const) {
      const { runner, requests, answer, fail, clock } = openWindow()
      runner.send({ type: 'batch.go', step: 'run' })
      runner.send({ type: 'batch.stop' })
      await (late === 'answer' ? answer('running') : fail(noReply))
      clock.increment(60_000)
      expect(runner.getSnapshot().value).toBe('resting')
      expect(runner.getSnapshot().context.error).toBeNull()
      expect(requests).toHaveLength(1)
    }
  })

  it('keep the reason of a refusal until they are resumed', async () => {
    const { runner, fail } = openWindow()
    runner.send({ type: 'batch.go', step: 'run' })
    await fail(refusal)
    expect(runner.getSnapshot().context.error).toBe(refusal)
    runner.send({ type: 'batch.go', step: 'check' })
    expect(runner.getSnapshot().context).toEqual({ step: 'check', attempt: 0, error: null })
  })

  it('are never taken when they are not provided', async () => {
    const runner = createActor(batchRunnerMachine).start()
    runner.send({ type: 'batch.go', step: 'check' })
    await settled()
    expect(runner.getSnapshot().context.error?.message).toBe('No takeStep callback provided')
  })

  it('on any walk are taken one at a time', async () => {
    const events: EventFrom<typeof batchRunnerMachine>[] = [
      { type: 'batch.go', step: 'check' },
      { type: 'batch.go', step: 'run' },
      { type: 'batch.stop' },
      { type: 'network.restored' },
    ]
    for (const seed of [1, 2, 3, 4, 5]) {
      let underWay = 0
      const clock = new SimulatedClock()
      const takeStep = fromPromise<State, ImportStep>(async ({ signal, input }) => {
        underWay += 1
        signal.addEventListener('abort', () => (underWay -= 1), { once: true })
        await null
        if (!signal.aborted) underWay -= 1
        if (seed % 2) throw noReply
        return input === 'check' ? 'mapped' : 'done'
      })
      const machine = batchRunnerMachine.provide({ actors: { takeStep } })
      await randomWalk(createActor(machine, { clock, inspect: walked.inspect }).start(), events, {
        seed,
        steps: 100,
        settle: async () => {
          clock.increment(1_500)
          for (let turn = 0; turn < 3; turn += 1) await null
        },
        always: ({ value }) => expect(underWay).toBeLessThanOrEqual(value === 'running' ? 1 : 0),
      })
    }
  })

  it('have walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
