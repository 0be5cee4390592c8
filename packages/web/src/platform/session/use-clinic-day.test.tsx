import { afterEach, expect, test, vi } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { silence } from '../../testing/scene'
import { useClinicDay } from './use-clinic-day'

afterEach(() => vi.useRealTimers())

function Today() {
  const { today, timeZone } = useClinicDay()
  return `${today} ${timeZone}`
}

test('the day is that of the clinic before the clinic has come, also where this device reckons another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T15:30:00Z') })
  const { container } = await renderScene(<Today />, {
    account: { time_zone: 'Asia/Jayapura' },
    replies: { 'GET /api/information': silence },
  })
  expect(container.textContent).toBe('2026-03-10 Asia/Jayapura')
})
