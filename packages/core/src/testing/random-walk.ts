import type { Actor, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'

/**
 * Sends random events, the same ones for the same seed, and checks the invariants after each. Now and then it lets promises
 * settle; `settle` may let time pass as well. A final state ends the walk.
 */
export async function randomWalk<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  events: readonly EventFrom<Machine>[],
  options: {
    seed: number
    steps: number
    always: (snapshot: SnapshotFrom<Machine>, last: EventFrom<Machine>) => void
    settle?: () => Promise<void>
  },
) {
  const random = mulberry32(options.seed)
  let isOver = false
  actor.subscribe({
    complete() {
      isOver = true
    },
  })
  for (let step = 0; step < options.steps && !isOver; step++) {
    const event = events[Math.floor(random() * events.length)]
    if (!event) throw new Error('randomWalk: there are no events to send')
    actor.send(event)
    options.always(actor.getSnapshot(), event)
    if (random() < 0.5) await (options.settle ?? settled)()
    options.always(actor.getSnapshot(), event)
  }
}

/** Lets promises that are already answered reach their actors. */
export async function settled() {
  for (let turn = 0; turn < 20; turn++) await null
}

function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
