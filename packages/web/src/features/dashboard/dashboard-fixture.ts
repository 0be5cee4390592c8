import { registrationRowFixture } from '@clinic/core/testing'
import type { Dashboard, Registrations } from './dashboard-query'

const countsOf = (counts: number[]) =>
  counts.map((count, day) => ({ date: `2026-11-${String(day + 7).padStart(2, '0')}`, count }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** A Friday of a clinic that is busy. */
export const dashboardFixture = (overrides: Partial<Dashboard> = {}): Dashboard => ({
  clinic: 'Klinik Gigi Kemang',
  today: '2026-11-20',
  patients: { total: 1284, incomplete: 37, new_by_day: countsOf([4, 0, 2, 3, 1, 5, 2, 6, 0, 3, 4, 2, 5, 3]) },
  birthdays: [
    { id: 3, first_name: 'Bambang', last_name: 'Hartono', date_of_birth: '1998-11-20', phone: '+6281230001111' },
    { id: 4, first_name: 'Sulastri', last_name: '', date_of_birth: '1960-11-20', phone: '' },
  ],
  registrations: registrationsFixture(),
  ...overrides,
})

export const registrationsFixture = (overrides: Partial<Registrations> = {}): Registrations => ({
  awaiting: 8,
  oldest: hoursAgo(50),
  by_day: countsOf([1, 0, 2, 2, 1, 0, 3, 4, 0, 2, 1, 3, 2, 1]),
  latest: [
    registrationRowFixture({
      id: 7,
      first_name: 'Ayu',
      last_name: 'Lestari',
      submitted_at: hoursAgo(50),
    }),
    registrationRowFixture({ id: 8, first_name: 'Sri', last_name: '', submitted_at: hoursAgo(28) }),
    registrationRowFixture({
      id: 9,
      first_name: 'Raden Mas Panji Asmarabangun',
      last_name: 'Kusumawardhani Hadiningrat',
      submitted_at: hoursAgo(19),
    }),
    registrationRowFixture({
      id: 10,
      first_name: 'Fauzan',
      last_name: 'Tanjung',
      submitted_at: hoursAgo(2),
    }),
    registrationRowFixture({
      id: 11,
      first_name: 'Wilson',
      last_name: 'Kusnadi',
      submitted_at: hoursAgo(0.3),
    }),
  ],
  ...overrides,
})

/** The first day of a clinic. */
export const emptyDashboardFixture = (): Dashboard =>
  dashboardFixture({
    patients: { total: 0, incomplete: 0, new_by_day: countsOf(Array.from({ length: 14 }, () => 0)) },
    birthdays: [],
    registrations: registrationsFixture({
      awaiting: 0,
      oldest: null,
      by_day: countsOf(Array.from({ length: 14 }, () => 0)),
      latest: [],
    }),
  })
