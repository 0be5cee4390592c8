import { describe, expect, it } from 'vitest'
import { blockMaker, columnsOf, type GridView } from './calendar-columns'
import { calendarFixture, cardFixture } from './visit-fixture'

const timeZone = 'Asia/Makassar'
const words = {
  noRoom: () => 'No chair yet',
  maintenance: ({ from, until }: { from: string; until: string }) => `out ${from}–${until}`,
  day: (date: string) => date,
}
const shown = (view: GridView, calendar = calendarFixture(), dates = ['2026-11-20']) => {
  const blocks = calendar.visits.map(blockMaker(view, timeZone))
  const now = Date.parse('2026-11-20T02:30:00Z')
  return columnsOf(calendar, { view, timeZone, dates, today: '2026-11-20', now, blocks, words })
}

describe('a block', () => {
  it('stands at the time of the clinic, not of this device', () => {
    const visit = cardFixture({ starts_at: '2026-11-20T00:30:00Z', ends_at: '2026-11-20T01:15:00Z' })
    expect(blockMaker('week', timeZone)(visit)).toMatchObject({ column: '2026-11-20', from: 510, until: 555 })
  })

  it('of a visit that goes on after midnight ends with its day', () => {
    const visit = cardFixture({ starts_at: '2026-11-20T15:30:00Z', ends_at: '2026-11-20T16:30:00Z' })
    expect(blockMaker('week', timeZone)(visit)).toMatchObject({ column: '2026-11-20', from: 1410, until: 1440 })
  })

  it('is the same one for the same visit', () => {
    const make = blockMaker('room', timeZone)
    const visit = cardFixture()
    expect(make(visit)).toBe(make(visit))
  })
})

describe('columns', () => {
  it('by chair: what is in use for visits, shaded where nobody works or it is being mended', () => {
    const [first, second, ...others] = shown('room')
    expect(first).toMatchObject({ label: 'Cempaka', note: 'drg. Ratna Dewi, Sp.KG', now: 630 })
    expect(first?.open).toEqual([{ from: 480, until: 960 }])
    expect(second).toMatchObject({ label: 'Melati', note: 'out 11:00–12:00 · drg. Bagus' })
    expect(second?.open).toEqual([
      { from: 540, until: 660 },
      { from: 720, until: 1020 },
    ])
    expect(others.map(({ label }) => label)).toEqual(['No chair yet'])
  })

  it('by dentist: who works that day, with the chair', () => {
    expect(shown('doctor').map(({ label, note }) => [label, note])).toEqual([
      ['drg. Ratna Dewi, Sp.KG', 'Cempaka'],
      ['drg. Bagus', 'Melati'],
    ])
  })

  it('by dentist on a day nobody works: all who could', () => {
    const idle = calendarFixture({ shifts: [], visits: [] })
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
