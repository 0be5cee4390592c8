import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'
import { deskLimits } from '../testing/permission-limits/desk'
import { moneyLimits } from '../testing/permission-limits/money'
import { openPeople } from '../testing/permission-limits/people'
import { treatmentLimits } from '../testing/permission-limits/treatment'
import { permissions } from '../testing/permissions'

vi.setConfig({ testTimeout: patience })

// it stands still: a session would note from time to time that it is in use
const now = new Date()
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

// Seen to fail: without the dentist in `appointmentCards` and in `visitCards`, without the role in `requestAbsence`, `checkBooking` and `importable`.
const limits = { ...deskLimits, ...treatmentLimits, ...moneyLimits }

describe('3a-1: a limit the matrix sets to a role', () => {
  it('is tried, whatever operation it is of', () => {
    const set = permissions.flatMap(({ operation, people }) =>
      [...people].filter(([, limit]) => limit !== '').map(([person, limit]) => `${operation} ${person} (${limit})`),
    )
    expect(Object.keys(limits).sort()).toEqual(set.sort())
  })

  it.each(Object.entries(limits))('%s', async (_, expectLimit) => expectLimit(await openPeople(server)))
})
