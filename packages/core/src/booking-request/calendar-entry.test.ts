import { expect, it } from 'vitest'
import { calendarEntry } from './index'

const entry = {
  uid: 'ASK-7K2M9Q@kemang',
  now: Date.parse('2026-11-20T02:00:00.123Z'),
  starts_at: '2026-11-23T09:00:00+07:00',
  ends_at: '2026-11-23T02:45:00.000Z',
  title: 'Scaling, Klinik Gigi Kemang',
  place: 'Jl. Kemang Raya 12, Jakarta Selatan',
  description: 'drg. Sinta Dewi\nASK-7K2M9Q',
}

it('gives a calendar the time in UTC, the place and what it is about, each within its field', () => {
  expect(calendarEntry(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Geraham//Online booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:ASK-7K2M9Q@kemang',
    'DTSTAMP:20261120T020000Z',
    'DTSTART:20261123T020000Z',
    'DTEND:20261123T024500Z',
    'SUMMARY:Scaling\\, Klinik Gigi Kemang',
    'LOCATION:Jl. Kemang Raya 12\\, Jakarta Selatan',
    'DESCRIPTION:drg. Sinta Dewi\\nASK-7K2M9Q',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('leaves out what is empty, and lets nothing that is typed begin another field', () => {
  const hostile = { uid: 'a\r\nDTEND:1', title: 'b\nATTACH:1', place: '', description: '' }
  const lines = calendarEntry({ ...entry, ...hostile }).split('\r\n')
  expect(lines).toContain('UID:a\\nDTEND:1')
  expect(lines).toContain('SUMMARY:b\\nATTACH:1')
  expect(lines.filter((line) => /^(LOCATION|DESCRIPTION|ATTACH|DTEND:1)/.test(line))).toEqual([])
})
