import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createScene, type Reply, refusal } from '../../testing/scene'
import { watchChanges } from './watch-changes'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

/** A server whose stream the test writes, and what the machine is told of it. */
async function open(reply?: Reply, earliest?: string) {
  const requests: string[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  let wasHungUp = false
  const streaming: Reply = (request) => {
    requests.push(new URL(request.url).search)
    request.signal.addEventListener('abort', () => {
      wasHungUp = true
    })
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  }
  const { api } = await createScene({ replies: { 'GET /api/live': reply ?? streaming } })
  const events: unknown[] = []
  const listener = setup({ actors: { watchChanges: watchChanges(api, () => earliest) } }).createMachine({
    invoke: { src: 'watchChanges' },
    on: { again: { target: '.', reenter: true }, '*': { actions: ({ event }) => events.push(event) } },
  })
  const line = createActor(listener).start()
  await vi.advanceTimersByTimeAsync(0)
  return {
    line,
    events,
    requests,
    wasHungUp: () => wasHungUp,
    say: async (text: string) => {
      stream?.enqueue(new TextEncoder().encode(text))
      await vi.advanceTimersByTimeAsync(0)
    },
    end: async () => {
      stream?.close()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
const change = (...features: string[]) =>
  `event: change\ndata: ${JSON.stringify({ features, position: `a.${features.length}` })}\n\n`
const opening = (features: string[] | null) =>
  `event: opened\ndata: ${JSON.stringify({ features, position: 'a.0' })}\n\n`

describe('the stream of changes', () => {
  it('is passed on, however its bytes are split', async () => {
    const { events, say } = await open()
    expect(events).toEqual([])
    await say(opening(null))
    expect(events).toEqual([{ type: 'stream.opened', features: null }])
    await say(':\n\n')
    const [head, tail] = [change('room', 'appointment').slice(0, 20), change('room', 'appointment').slice(20)]
    await say(head)
    expect(events).toHaveLength(1)
    await say(tail + change('patient'))
    expect(events.slice(1)).toEqual([
      { type: 'stream.changed', features: ['room', 'appointment'] },
      { type: 'stream.changed', features: ['patient'] },
    ])
  })

  it('is lost when it ends, since it was last heard', async () => {
    const { events, say, end } = await open()
    await vi.advanceTimersByTimeAsync(5_000)
    await say(':\n\n')
    await vi.advanceTimersByTimeAsync(3_000)
    await end()
    expect(events.at(-1)).toEqual({ type: 'stream.lost', at: 5_000 })
    await vi.advanceTimersByTimeAsync(100_000)
    expect(events).toHaveLength(1)
  })

  it('begins where the earliest read stood, and goes on where it ended', async () => {
    const { events, say, end, requests, line } = await open(undefined, 'b.7')
    await say(opening(['room']))
    expect(events).toEqual([{ type: 'stream.opened', features: ['room'] }])
    await end()
    line.send({ type: 'again' })
    await vi.advanceTimersByTimeAsync(0)
    await say(opening([]) + change('patient'))
    await end()
    line.send({ type: 'again' })
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toEqual(['?since=b.7', '?since=a.0', '?since=a.1'])
  })

  it('is lost and closed after forty seconds of silence', async () => {
    const { events, say, wasHungUp } = await open()
    await vi.advanceTimersByTimeAsync(39_000)
    await say(':\n\n')
    await vi.advanceTimersByTimeAsync(39_999)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual([{ type: 'stream.lost', at: 39_000 }])
    expect(wasHungUp()).toBe(true)
  })

  it.each([
    ['refused', refusal(429, 'Too many')],
    ['not answered by the server', refusal(503, 'Away')],
    ['not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is lost when it is %s', async (_, reply) => {
    const { events } = await open(reply)
    expect(events).toEqual([{ type: 'stream.lost', at: 0 }])
  })

  it('is hung up when nobody watches any more, and tells nothing then', async () => {
    const { line, events, wasHungUp } = await open()
    line.stop()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(wasHungUp()).toBe(true)
    expect(events).toEqual([])
  })
})
