import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWhenOnline } from './lazy-with-retry'

const isOnline = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (times: number) => {
  const load = vi.fn(async () => 'here')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

test('a part that could not be fetched offline is fetched once the network is back, however long it was away', async () => {
  isOnline.mockReturnValue(false)
  const load = failing(1)
  const loaded = retryWhenOnline(load)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('here')
})

test('a server that is away for a moment is asked again', async () => {
  isOnline.mockReturnValue(true)
  const loaded = retryWhenOnline(failing(3))
  await vi.advanceTimersByTimeAsync(7_500)
  await expect(loaded).resolves.toBe('here')
})

test('a missing file fails after the fourth attempt', async () => {
  isOnline.mockReturnValue(true)
  const load = failing(9)
  const loaded = expect(retryWhenOnline(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(7_500)
  await loaded
  expect(load).toHaveBeenCalledTimes(4)
})
