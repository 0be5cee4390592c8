import { describe, expect, it } from 'vitest'
import { type SlotDraft, slotDraftProblems, slotOnWire } from './slot-draft'

const slot: SlotDraft = {
  starts_at: '2026-11-20T09:00',
  minutes: 30,
  doctor_id: '4',
  room_id: '',
  override_reason: ' urgent ',
}
const timeZone = 'Asia/Jayapura'

describe('a time that is typed', () => {
  const wrong = (part: Partial<SlotDraft>, now = '2026-11-19T00:00:00Z') =>
    Object.entries(slotDraftProblems({ ...slot, ...part }, { timeZone, now: Date.parse(now) })).filter(
      ([, problem]) => problem,
    )

  it.each([
    { part: {}, want: [] },
    { part: { doctor_id: '' }, want: [['doctor_id', 'required']] },
    { part: { starts_at: 'T09:00' }, want: [['date', 'required']] },
    { part: { starts_at: '31/02T09:00' }, want: [['date', 'notDate']] },
    { part: { starts_at: '2026-11-20T' }, want: [['starts_at', 'required']] },
    { part: { starts_at: '2026-11-20T9 am' }, want: [['starts_at', 'notTime']] },
    { part: { minutes: null }, want: [['minutes', 'required']] },
    { part: { minutes: 4 }, want: [['minutes', 'minutes']] },
    { part: { minutes: 481 }, want: [['minutes', 'minutes']] },
  ])('$part is told what is wrong', ({ part, want }) => expect(wrong(part)).toEqual(want))

  it('is over by the clock of the clinic', () => {
    expect(wrong({}, '2026-11-19T23:59:00Z')).toEqual([])
    expect(wrong({}, '2026-11-20T00:01:00Z')).toEqual([['starts_at', 'inPast']])
  })
})

it('a time is sent as a moment, with its end', () => {
  expect(slotOnWire(slot, timeZone)).toEqual({
    doctor_id: 4,
    room_id: null,
    override_reason: 'urgent',
    starts_at: '2026-11-20T00:00:00.000Z',
    ends_at: '2026-11-20T00:30:00.000Z',
  })
  expect(slotOnWire({ ...slot, room_id: '7' }, timeZone).room_id).toBe(7)
})
