import { registrationRowFixture } from '@clinic/core/testing'
import { boardFixture, expectedFixture } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, type Scene, success } from '../../testing/scene'
import type { Dashboard, Desk, Registrations } from './dashboard-query'

const countsOf = (counts: number[]) =>
  counts.map((count, day) => ({ date: `2026-11-${String(day + 7).padStart(2, '0')}`, count }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** A Friday of a clinic that is busy. */
export const dashboardFixture = (overrides: Partial<Dashboard> = {}): Dashboard => ({
  clinic: 'Klinik Gigi Kemang',
  today: '2026-11-20',
  patients: { total: 1284, incomplete: 37, new_by_day: countsOf([4, 0, 2, 3, 1, 5, 2, 6, 0, 3, 4, 2, 5, 3]) },
  birthdays: [
    {
      id: 3,
      first_name: 'Bambang',
      last_name: 'Hartono',
      date_of_birth: '1998-11-20',
      phone: '+6281230001111',
      no_messages: false,
    },
    { id: 4, first_name: 'Sulastri', last_name: '', date_of_birth: '1960-11-20', phone: '', no_messages: false },
  ],
  registrations: registrationsFixture(),
  desk: deskFixture(),
  satu_sehat: { correction: 3, on_the_way: 2, sent_today: 14 },
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

/** Before noon; one of three who were expected did not come. */
const deskFixture = (overrides: Partial<Desk> = {}): Desk => ({
  expected: 9,
  waiting: 4,
  in_treatment: 3,
  at_cashier: 2,
  done: 6,
  missed: 1,
  due: 16,
  collected: 4_250_000,
  usual: 3_900_000,
  methods: [
    { method: 'qris', amount: 2_400_000 },
    { method: 'cash', amount: 1_850_000 },
  ],
  unpaid: { count: 7, amount: 12_300_000 },
  stock: [
    { flag: 'out', count: 1 },
    { flag: 'low', count: 3 },
  ],
  ...overrides,
})

/** Nobody came, and nothing was paid. */
const emptyDesk: Desk = {
  expected: 0,
  waiting: 0,
  in_treatment: 0,
  at_cashier: 0,
  done: 0,
  missed: 0,
  due: 0,
  collected: 0,
  usual: null,
  methods: [],
  unpaid: { count: 0, amount: 0 },
  stock: [],
}

/** The first day of a clinic. */
export const emptyDashboardFixture = (): Dashboard =>
  dashboardFixture({
    patients: { total: 0, incomplete: 0, new_by_day: countsOf(Array.from({ length: 14 }, () => 0)) },
    birthdays: [],
    desk: emptyDesk,
    satu_sehat: null,
    registrations: registrationsFixture({
      awaiting: 0,
      oldest: null,
      by_day: countsOf(Array.from({ length: 14 }, () => 0)),
      latest: [],
    }),
  })

const slotAt = (starts_at: string, doctor_name: string, room_name: string | null) => ({
  doctor_id: 1,
  doctor_name,
  room_id: room_name === null ? null : 1,
  room_name,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 30 * 60_000).toISOString(),
})

/** What the day asks beside the figures: the board, who has not confirmed for tomorrow, and the next free times. */
export const dayReplies = {
  'GET /api/report': (request: Request) => reportReply(request),
  'GET /api/visit/board': (request: Request) => success(boardFixture())(request), // its times count from the request, not from when this file was loaded
  'GET /api/appointment': success(
    listOf([
      expectedFixture({ id: 31, starts_at: '2026-11-21T02:00:00.000Z' }),
      expectedFixture({ id: 32, starts_at: '2026-11-21T03:30:00.000Z' }),
      expectedFixture({ id: 33, starts_at: '2026-11-21T06:00:00.000Z' }),
      // the dentist is away: another time is looked for
      expectedFixture({ id: 35, starts_at: '2026-11-21T07:00:00.000Z', violated_rules: ['no_shift'] }),
      // of another day: not asked about yet
      expectedFixture({ id: 34, starts_at: '2026-11-23T02:00:00.000Z' }),
    ]),
  ),
  'GET /api/appointment/free-slots': success({
    slots: [
      slotAt('2026-11-20T07:00:00.000Z', 'drg. Ratna Dewi, Sp.KG', 'Cempaka'),
      slotAt('2026-11-20T08:30:00.000Z', 'drg. Bagus', null),
    ],
  }),
} satisfies Scene['replies']

/** What was done most, in the order of the reports, and what was billed for it. */
const procedures = [
  ['3', 'Scaling', 41, 14_350_000],
  ['9', 'Composite filling', 28, 11_200_000],
  ['1', 'Consultation', 26, 3_900_000],
  ['12', 'Root canal treatment, first visit', 9, 10_800_000],
  ['5', 'Extraction', 7, 2_450_000],
  ['6', 'Fissure sealant', 2, 500_000],
] as const
const reportReply: Reply = (request) => {
  const isBilled = new URL(request.url).searchParams.get('subject') === 'revenue'
  const groups = procedures.map(([key, label, count, amount]) => ({
    key,
    label,
    count,
    amount: isBilled ? amount : 0,
    planned: null,
  }))
  return success({ groups, count: 113, amount: 0, planned: null })(request)
}

/** The same where nobody is expected and nothing is free. */
export const quietReplies = {
  'GET /api/report': success({ groups: [], count: 0, amount: 0, planned: null }),
  'GET /api/visit/board': success(boardFixture({ appointments: [], visits: [] })),
  'GET /api/appointment': success(listOf([])),
  'GET /api/appointment/free-slots': success({ slots: [] }),
} satisfies Scene['replies']
