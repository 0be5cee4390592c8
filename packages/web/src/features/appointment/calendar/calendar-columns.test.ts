import { describe, expect, it } from 'vitest'
import { calendarFixture, calendarRequestFixture, cardFixture } from '../appointment-fixture'
import { blockMaker, type GridView, requestBlocks } from './calendar-block'
import { columnsOf } from './calendar-columns'

const timeZone = 'Asia/Makassar'
interface Window {
  from: string
  until: string
  reason: string
}
const words = {
  noRoom: () => 'No chair yet',
  maintenance: ({ from, until, reason }: Window) => `out ${from}–${until}: ${reason}`,
  roomMaintenance: ({ room, from, until, reason }: Window & { room: string }) => `${room} ${from}–${until}: ${reason}`,
  day: (date: string) => date,
}
const shown = (view: GridView, calendar = calendarFixture(), dates = ['2026-11-20']) => {
  const blocks = calendar.appointments.map(blockMaker(view, timeZone))
  const now = Date.parse('2026-11-20T02:30:00Z')
  return columnsOf(calendar, { view, timeZone, dates, today: '2026-11-20', now, blocks, words })
}

describe('a block', () => {
  it("is placed at the clinic's time, not the device's", () => {
    const appointment = cardFixture({ starts_at: '2026-11-20T00:30:00Z', ends_at: '2026-11-20T01:15:00Z' })
    expect(blockMaker('week', timeZone)(appointment)).toMatchObject({ column: '2026-11-20', from: 510, until: 555 })
  })

  it('of an appointment that goes on after midnight ends with its day', () => {
    const appointment = cardFixture({ starts_at: '2026-11-20T15:30:00Z', ends_at: '2026-11-20T16:30:00Z' })
    expect(blockMaker('week', timeZone)(appointment)).toMatchObject({ column: '2026-11-20', from: 1410, until: 1440 })
  })

  it('is the same one for the same appointment', () => {
    const make = blockMaker('room', timeZone)
    const appointment = cardFixture()
    expect(make(appointment)).toBe(make(appointment))
  })
})

describe('a request of a visitor', () => {
  const request = calendarRequestFixture()
  const columnOf = (view: GridView, overrides = {}) =>
    requestBlocks(calendarFixture({ requests: [{ ...request, ...overrides }] }), view, timeZone).map(
      ({ id, column, from, until }) => [id, column, from, until],
    )
  it.each([
    ['doctor', '1'],
    ['week', '2026-11-20'],
    ['room', '1'],
  ] as const)('stands among the blocks of a %s', (view, column) => {
    expect(columnOf(view)).toEqual([[-7, column, 855, 885]])
  })
  it('has no chair outside the shift of its dentist', () => {
    expect(columnOf('room', { doctor_id: 3 })).toEqual([[-7, '0', 855, 885]])
  })
})

describe('columns', () => {
  it('by chair: what is in use for appointments, shaded where nobody works or it is being mended', () => {
    const [first, second, ...others] = shown('room')
    expect(first).toMatchObject({ label: 'Cempaka', note: 'drg. Ratna Dewi, Sp.KG', now: 630 })
    expect(first?.open).toEqual([{ from: 480, until: 960 }])
    expect(second).toMatchObject({ label: 'Melati', note: 'drg. Bagus' })
    expect(first?.blocked).toEqual([])
    expect(second?.blocked).toEqual([{ from: 660, until: 720, label: 'out 11:00–12:00: Servis kompresor' }])
    expect(second?.open).toEqual([
      { from: 540, until: 660 },
      { from: 720, until: 1020 },
    ])
    expect(others.map(({ label }) => label)).toEqual(['No chair yet'])
  })

  it('by dentist: those with a shift that day, with the chair', () => {
    expect(shown('doctor').map(({ label, note }) => [label, note])).toEqual([
      ['drg. Ratna Dewi, Sp.KG', 'Cempaka'],
      ['drg. Bagus', 'Melati'],
    ])
  })

  it('by dentist: their chair is out of use; another one is no matter of theirs', () => {
    expect(shown('doctor').map(({ blocked }) => blocked)).toEqual([
      [],
      [{ from: 660, until: 720, label: 'Melati 11:00–12:00: Servis kompresor' }],
    ])
  })

  it('of a window of several days: what falls on each', () => {
    const [window] = calendarFixture().maintenance
    if (!window) throw new Error('The fixture has no maintenance')
    const long = { ...window, starts_at: '2026-11-19T06:00:00Z', ends_at: '2026-11-20T01:00:00Z' }
    const calendar = calendarFixture({ maintenance: [long] })
    expect(shown('room', calendar)[1]?.blocked).toMatchObject([{ from: 0, until: 540 }])
    expect(shown('week', calendar, ['2026-11-19', '2026-11-20', '2026-11-21']).map(({ note }) => note)).toEqual([
      'Melati 14:00–24:00: Servis kompresor',
      'Melati 00:00–09:00: Servis kompresor',
      '',
    ])
  })

  it('by dentist on a day without shifts: all active ones', () => {
    const idle = calendarFixture({ shifts: [], appointments: [] })
    expect(shown('doctor', idle).map(({ label }) => label)).toEqual([
      'drg. Ratna Dewi, Sp.KG',
      'drg. Bagus',
      'drg. Citra',
    ])
  })

  it('of a week: its days, now only in today', () => {
    const days = shown('week', calendarFixture(), ['2026-11-19', '2026-11-20'])
    expect(days.map(({ key, now }) => [key, now])).toEqual([
      ['2026-11-19', undefined],
      ['2026-11-20', 630],
    ])
  })
})
