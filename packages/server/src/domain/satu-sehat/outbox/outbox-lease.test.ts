import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { holdReplies } from '../../../testing/told-clinic'
import { drain, minute, startOutboxes, times } from './outbox-fixture'

const { clock, resetClock, openOutbox, close } = await startOutboxes()
beforeEach(resetClock)
afterAll(close)

describe('several servers', () => {
  it('share the work and the token', async () => {
    const { open, simulator, states } = await openOutbox(12)
    const looked = await Promise.all([drain(open()), drain(open()), drain(open())])
    expect(looked.reduce((sum, each) => sum + each)).toBe(12)
    expect(await states()).toEqual(times(12, 'sent'))
    expect(simulator.resources('Encounter')).toHaveLength(12)
    expect(simulator.calls.filter(({ path }) => path.startsWith('/oauth2'))).toHaveLength(1)
    await simulator.stop()
  })

  it('go on where one was killed between a reply and what it writes of it', async () => {
    const { open, simulator, states, connected } = await openOutbox(1)
    const hanging = open(connected(), {
      fetch: async (...request: Parameters<typeof fetch>) => {
        const reply = await fetch(...request)
        if (String(request[0]).endsWith('/Encounter')) await new Promise(() => {})
        return reply
      },
    })
    void hanging.sendNext()
    await expect.poll(() => simulator.resources('Encounter').length).toBe(1)
    expect(await drain(open())).toBe(0)
    clock.time += 3 * minute
    await drain(open())
    expect(await states()).toEqual(['sent'])
    expect(simulator.resources('Encounter')).toHaveLength(1)
    await simulator.stop()
  })

  it('do not write over each other after a lease was lost', async () => {
    const { open, simulator, states, connected } = await openOutbox(1)
    const { fetch, release } = holdReplies((url) => url.endsWith('/Encounter'))
    const slow = open(connected(), { fetch })
    const late = slow.sendNext()
    await expect.poll(() => simulator.resources('Encounter').length).toBe(1)
    clock.time += 3 * minute
    await drain(open())
    expect(await states()).toEqual(['sent'])
    const calls = simulator.calls.length
    release()
    await late
    expect(await states()).toEqual(['sent'])
    expect(simulator.calls).toHaveLength(calls)
    await simulator.stop()
  })
})
