import { describe, expect, it } from 'vitest'
import {
  type AppointmentFacts,
  type AppointmentProblem,
  appointmentProblems,
  isOverridable,
  slotProblems,
} from './appointment-problems'

const now = new Date('2026-11-20T03:00:00Z')
const monday = { from: '08:00', until: '12:00' }
const week = {
  monday: [monday, { from: '13:00', until: '20:00' }],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const shift = { starts_at: '2026-11-23T08:00:00+07:00', ends_at: '2026-11-23T14:00:00+07:00', quota: null, booked: 7 }
const facts: AppointmentFacts = {
  now,
  clinic: { week, special_dates: [], status: 'active', time_zone: 'Asia/Jakarta' },
  doctor: { status: 'active', engagement: null, sip_number: 'SIP-1', sip_valid_until: '2026-11-24' },
  shifts: [shift],
  room: { status: 'active', in_maintenance: false },
  patient: { status: 'active' },
}
const at = (from: string, until: string, date = '2026-11-23') => ({
  starts_at: `${date}T${from}:00+07:00`,
  ends_at: `${date}T${until}:00+07:00`,
})
const morning = at('09:00', '09:30')

describe('an appointment', () => {
  it('within a shift, while the clinic is open, is booked', () => {
    expect(appointmentProblems(morning, facts)).toStrictEqual({})
    expect(appointmentProblems(at('08:00', '12:00'), facts)).toEqual({})
    expect(appointmentProblems(at('13:30', '14:00'), facts)).toEqual({})
    expect(appointmentProblems(morning, { ...facts, room: null })).toEqual({})
  })

  const { clinic, doctor } = facts
  it.each<[string, ReturnType<typeof at>, Partial<AppointmentFacts>, object]>([
    ['that has begun', at('09:59', '10:30', '2026-11-20'), {}, { starts_at: 'inPast' }],
    ['of the year after the next', at('09:00', '09:30', '2028-11-23'), {}, { starts_at: 'tooFar' }],
    ['that ends when it begins', at('09:00', '09:00'), {}, { ends_at: 'notAfterStart' }],
    ['that ends before it begins', at('09:00', '08:00'), {}, { ends_at: 'notAfterStart' }],
    ['of four minutes', at('09:00', '09:04'), {}, { ends_at: 'tooShort' }],
    ['of more than eight hours', at('08:00', '16:01'), {}, { ends_at: 'tooLong' }],
    ['whose start is no moment', { ...morning, starts_at: '2026-11-23T23:59:60Z' }, {}, { starts_at: 'notTime' }],
    ['whose end is no moment', { ...morning, ends_at: '2026-11-23T23:59:60Z' }, {}, { ends_at: 'notTime' }],
    [
      'over midnight',
      { starts_at: at('19:50', '20:00').starts_at, ends_at: at('00:10', '00:20', '2026-11-24').ends_at },
      {},
      { starts_at: 'clinicClosed' },
    ],
    ['before the shift', morning, { shifts: [{ ...shift, starts_at: morning.ends_at }] }, { starts_at: 'noShift' }],
    ['over the break', at('11:45', '12:15'), {}, { starts_at: 'clinicClosed' }],
    ['on a closed weekday', at('09:00', '09:30', '2026-11-24'), {}, { starts_at: 'clinicClosed' }],
    [
      'on a holiday',
      morning,
      { clinic: { ...clinic, special_dates: [{ date: '2026-11-23', kind: 'closed', shifts: [], reason: 'Libur' }] } },
      { starts_at: 'clinicClosed' },
    ],
    ['in an inactive clinic', morning, { clinic: { ...clinic, status: 'inactive' } }, { starts_at: 'clinicInactive' }],
    ['after the shift', at('13:45', '14:15'), {}, { starts_at: 'noShift' }],
    ['without a shift', morning, { shifts: [] }, { starts_at: 'noShift' }],
    ['beyond the quota', morning, { shifts: [{ ...shift, quota: 7 }] }, { starts_at: 'quotaFull' }],
    [
      'with an inactive dentist',
      morning,
      { doctor: { ...doctor, status: 'inactive' } },
      { doctor_id: 'doctorInactive' },
    ],
    [
      'with a dentist who only receives referrals',
      morning,
      { doctor: { ...doctor, engagement: 'referral_recipient' } },
      { doctor_id: 'doctorRefersOnly' },
    ],
    ['with a dentist without SIP', morning, { doctor: { ...doctor, sip_number: '' } }, { doctor_id: 'licenceMissing' }],
    [
      'the day after the SIP ended',
      morning,
      { doctor: { ...doctor, sip_valid_until: '2026-11-22' } },
      { doctor_id: 'licenceExpired' },
    ],
    [
      'in an inactive room',
      morning,
      { room: { status: 'inactive', in_maintenance: true } },
      { room_id: 'roomInactive' },
    ],
    [
      'in a room in maintenance',
      morning,
      { room: { status: 'active', in_maintenance: true } },
      { room_id: 'roomInMaintenance' },
    ],
    ['of an inactive patient', morning, { patient: { status: 'inactive' } }, { patient_id: 'patientInactive' }],
    ['of somebody who has died', morning, { patient: { status: 'deceased' } }, { patient_id: 'patientDeceased' }],
  ])('%s is refused', (_, times, input, want) => {
    expect(appointmentProblems(times, { ...facts, ...input })).toEqual(want)
  })

  it('takes the last place of a shift', () => {
    expect(appointmentProblems(morning, { ...facts, shifts: [{ ...shift, quota: 8 }] })).toEqual({})
  })

  it('with a dentist on leave is a matter of shifts', () => {
    expect(appointmentProblems(morning, { ...facts, doctor: { ...doctor, status: 'on_leave' } })).toEqual({})
  })

  it('is of the day in the clinic, in any time zone', () => {
    const late = { starts_at: '2026-11-23T01:00:00Z', ends_at: '2026-11-23T01:30:00Z' }
    expect(appointmentProblems(late, facts)).toEqual({})
    const jayapura: AppointmentFacts = { ...facts, clinic: { ...clinic, time_zone: 'Asia/Jayapura' } }
    expect(appointmentProblems(at('09:30', '10:00'), jayapura)).toEqual({}) // 11:30 there
    expect(appointmentProblems(at('10:00', '10:30'), jayapura)).toEqual({ starts_at: 'clinicClosed' })
  })

  it('reports every field at once', () => {
    const bad = { ...facts, shifts: [], patient: { status: 'inactive' as const } }
    expect(appointmentProblems(morning, bad)).toEqual({ starts_at: 'noShift', patient_id: 'patientInactive' })
  })

  it.each([
    ['begins now', at('10:00', '10:30', '2026-11-20'), {}],
    ['began a minute ago', at('09:59', '10:30', '2026-11-20'), { starts_at: 'inPast' }],
    ['is 366 days away', at('10:00', '10:30', '2027-11-21'), {}],
    ['is a minute further away', at('10:01', '10:30', '2027-11-21'), { starts_at: 'tooFar' }],
    ['takes five minutes', at('09:00', '09:05'), {}],
    ['takes eight hours', at('09:00', '17:00'), {}],
    ['takes a minute more', at('09:00', '17:01'), { ends_at: 'tooLong' }],
  ])('has a time at the edge of what is allowed: %s', (_, times, want) => {
    expect(slotProblems(times, { now })).toEqual(want)
  })

  it('has a time of its own before anything else is asked', () => {
    expect(slotProblems(morning, { now })).toEqual({})
    expect(appointmentProblems(at('09:00', '09:30', '2026-11-16'), { ...facts, shifts: [] })).toEqual({
      starts_at: 'inPast',
    })
  })

  const overridable: AppointmentProblem[] = [
    'clinicClosed',
    'noShift',
    'quotaFull',
    'licenceMissing',
    'licenceExpired',
    'roomInMaintenance',
  ]
  const notOverridable: AppointmentProblem[] = [
    'notTime',
    'notAfterStart',
    'tooShort',
    'tooLong',
    'inPast',
    'tooFar',
    'clinicInactive',
    'doctorInactive',
    'roomInactive',
    'patientInactive',
  ]
  it('may be booked by a manager against some rules, not against others', () => {
    expect(overridable.filter((problem) => !isOverridable(problem))).toEqual([])
    expect(notOverridable.filter(isOverridable)).toEqual([])
  })
})
