import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { seedDemo } from './seed'
import { expectQueueInMotion } from './testing/queue-in-motion'

describe('the demo clinic', () => {
  it.each([
    ['on a leap day, before the clinic opens', '2028-02-29', '00:30:00'],
    ['on a holiday, before midnight', '2027-01-01', '23:50:00'],
    ['on a Sunday', '2026-11-22', '10:00:00'],
    ['five minutes after the doors opened', '2026-11-23', '09:05:00'],
    ['on a busy morning', '2026-11-24', '10:40:00'],
  ])(
    'can begin at any time: %s',
    async (_, day, time) => {
      const moment = new Date(`${day}T${time}+07:00`)
      const other = await startTestServer({ now: () => moment })
      await seedDemo(other.database, { today: day, now: moment })
      const late = await other.database
        .selectFrom('patient')
        .select('id')
        .where('created_at', '>', moment.toISOString())
        .execute()
      expect(late).toEqual([])
      await expectQueueInMotion(other, { today: day, now: moment })
      await other.close()
    },
    120_000,
  )
})
