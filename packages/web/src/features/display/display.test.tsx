import { displayQueueFixture } from '@clinic/core/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import Display from './display'

const token = 'abcdefghjklmnpqrstuvwxyz23'
const queue = displayQueueFixture()
const gone = refusal(404, 'This link shows no queue.')
const dead: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  location.hash = `#${token}`
})
afterEach(() => {
  vi.useRealTimers()
  location.hash = ''
})

/** A display whose server answers by the reply that is current. */
async function open(first: Reply) {
  let reply = first
  const asked: unknown[] = []
  await renderScene(<Display />, {
    role: null,
    path: `/display#${token}`,
    replies: {
      'POST /api/display/queue': async (request) => {
        asked.push(await request.clone().json())
        return reply(request)
      },
    },
  })
  return {
    asked,
    async next(following: Reply, wait = 3_000) {
      reply = following
      await act(() => vi.advanceTimersByTimeAsync(wait))
    },
  }
}

describe('a display', () => {
  it('asks with the token of its address, and shows numbers, rooms and who is next', async () => {
    const { asked } = await open(success(queue))
    const called = await screen.findByRole('status', { name: 'Now called' })
    expect(called.textContent).toContain('12Kursi 2')
    expect(called.textContent).toContain('9 · Front desk')
    expect(screen.getByRole('region', { name: 'In treatment' }).textContent).toContain('Kursi 18Kursi 310')
    expect(screen.getByRole('region', { name: 'Next' }).textContent).toContain('111314')
    expect(screen.getByText('10:42')).toBeDefined()
    expect(asked[0]).toEqual({ token })
  })

  it('shows the next call within seconds', async () => {
    const { next } = await open(success(queue))
    await screen.findByText('Kursi 2')
    const call = { number: 11, room: 'Kursi 7', since: '2026-11-23T03:42:02.000Z' }
    await next(success({ ...queue, called: [call, ...queue.called] }))
    expect(await screen.findByText('Kursi 7')).toBeDefined()
  })

  it('says since when it is stale after the second lost request, and nothing any more once it is answered', async () => {
    const { next } = await open(success(queue))
    await screen.findByText('Kursi 2')
    await next(dead)
    expect(screen.queryByRole('alert')).toBeNull()
    await next(dead, 1_000)
    expect((await screen.findByRole('alert')).textContent).toContain('10:42')
    expect(screen.getByText('Kursi 2')).toBeDefined()
    await next(success(queue), 10_000)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that its link has ended, and shows no number any more', async () => {
    const { next } = await open(success(queue))
    await screen.findByText('Kursi 2')
    await next(gone)
    expect(await screen.findByRole('heading', { name: 'This display was revoked' })).toBeDefined()
    expect(screen.queryByText('Kursi 2')).toBeNull()
  })

  it('is in the language of its display, and keeps that of the desk', async () => {
    await open(success(displayQueueFixture({ language: 'id' })))
    expect(await screen.findByRole('status', { name: 'Dipanggil sekarang' })).toBeDefined()
    expect(localStorage.getItem('i18nextLng')).toBeNull()
  })
})
