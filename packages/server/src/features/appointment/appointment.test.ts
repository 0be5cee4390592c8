import type { Schema } from '@clinic/api'
import { clinicTime, momentOf, weekdays } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'
import { otherPatientInput } from '../../testing/patient-input'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')
let now = friday
const server = await startTestServer({ now: () => now })
const { database } = server
afterAll(() => server.close())
beforeEach(() => {
  now = friday
})

const monday = '2026-11-23'
const at = (from: string, until: string, date = monday) => ({
  starts_at: new Date(momentOf(date, from, 'Asia/Jakarta')).toISOString(),
  ends_at: new Date(momentOf(date, until, 'Asia/Jakarta')).toISOString(),
})
const hours = [
  { from: '08:00', until: '12:00' },
  { from: '13:00', until: '20:00' },
]
const ayu = {
  ...({ name: 'Ayu', title_before: 'drg.', title_after: '', nik: '', specialty: 'general', status: 'active' } as const),
  ...{
    str_number: '',
    str_valid_until: null,
    sip_number: 'SIP-1',
    sip_valid_until: '2027-06-30',
    phone: '',
    email: '',
  },
  ...({ color: 'blue', room_id: null, minutes: 30, employment: 'internal' } as const),
}
const melati = {
  ...({ code: 'T1', name: 'Melati', type: 'treatment', floor: '1', chair_brand: '', chair_serial: '' } as const),
  ...({ note: '', status: 'active' } as const),
}

async function openClinic(of?: TestClinic) {
  const clinic = of ?? (await server.makeClinic({ opening_week: JSON.stringify(week) }))
  const { company_id, clinic_id } = clinic
  const tenant = { company_id, clinic_id }
  const manager = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
  const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))

  const insert = <Table extends 'doctor' | 'room' | 'staff' | 'product' | 'shift' | 'absence' | 'room_maintenance'>(
    table: Table,
    values: object,
  ): Promise<{ id: number }> =>
    database
      .insertInto(table)
      .values({ ...values, ...tenant } as never)
      .returning('id')
      .executeTakeFirstOrThrow() as never
  const works = (doctor_id: number, said: object = {}) =>
    insert('shift', {
      ...{ doctor_id, staff_id: null, person: `doctor ${doctor_id}`, template_id: null, date: monday, room_id: null },
      ...{ ...at('08:00', '17:00'), assists_doctor_id: null, slot_minutes: 30, quota: null, online_bookable: true },
      ...{ cancelled_at: null, ...said },
    })
  const hire = async (said: object = {}, shift: object = {}) => {
    const { id } = await insert('doctor', { ...ayu, ...said })
    await works(id, shift)
    return id
  }
  const admit = async (said: object = {}) =>
    (await server.call('createPatient', { token, body: { ...otherPatientInput(), ...said } })).body.data.id
  const [doctor_id, patient_id] = [await hire(), await admit()]
  const { id: room_id } = await insert('room', melati)

  const booking = (said: object = {}): Schema<'AppointmentInput'> => ({
    ...{ patient_id, doctor_id, staff_id: null, room_id: null, ...at('09:00', '09:30'), reason: 'control', note: '' },
    ...{ source: 'phone', reminder: 'none', product_ids: [], override_reason: '', waitlist_entry_id: null, ...said },
  })
  const ask = (said: object = {}, by = token, headers: Record<string, string> = {}) =>
    server.call('createAppointment', { token: by, body: booking(said), headers })
  const book = async (said: object = {}, by = token) => {
    const reply = await ask(said, by)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.data
  }
  const move = (appointment: Schema<'Appointment'>, said: object, by = token) => {
    const { id, doctor_id, room_id, starts_at, ends_at, version } = appointment
    const body = { doctor_id, room_id, starts_at, ends_at, override_reason: '', version, ...said }
    return server.call('rescheduleAppointment', { token: by, path: { id }, body })
  }
  return {
    clinic,
    manager,
    token,
    doctor_id,
    patient_id,
    room_id,
    insert,
    works,
    hire,
    admit,
    booking,
    ask,
    book,
    move,
  }
}
const week = Object.fromEntries(weekdays.map((day) => [day, day === 'sunday' ? [] : hours]))

describe('an appointment', () => {
  it('is booked within a shift, with everything that was entered', async () => {
    const { book, room_id, doctor_id, patient_id, insert } = await openClinic()
    const { id: product_id } = await insert('product', {
      ...{ code: 'SC', name: 'Scaling', name_en: 'Scaling', category: 'periodontics', icd9cm: '96.54', scope: 'jaw' },
      ...{ price_model: 'fixed', duration_minutes: 45, needs_consent: false, odontogram_code: '', taxable: false },
      ...{ online_bookable: true, status: 'active' },
    })
    const appointment = await book({ room_id, product_ids: [product_id], note: ' Takut jarum ', source: 'whatsapp' })
    expect(appointment).toMatchObject({
      ...{ state: 'booked', doctor_id, doctor_name: 'drg. Ayu', room_id, room_name: 'Melati', note: 'Takut jarum' },
      ...{ ...at('09:00', '09:30'), patient: { id: patient_id }, is_first: true, overridden: false, version: 1 },
      ...{ products: [{ id: product_id, duration_minutes: 45 }], created_by: 'Rani Putri', cancel_reason: null },
    })
    expect(await book(at('10:00', '10:30'))).toMatchObject({ is_first: false, room_id: null, products: [] })
  })

  it('sent again with the same key is booked once, and answered as it was', async () => {
    const { ask, token } = await openClinic()
    const key = { 'idempotency-key': 'booking-0001' }
    const [first, again] = [await ask({}, token, key), await ask({}, token, key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
  })

  const refused: [string, object, Record<string, string>][] = [
    ['in the past', at('09:00', '09:30', '2026-11-19'), { starts_at: 'This time is past' }],
    ['two years ahead', at('09:00', '09:30', '2028-11-23'), { starts_at: 'At most a year ahead; is the year right?' }],
    ['backwards', { ends_at: at('08:00', '09:00').ends_at }, { ends_at: 'This must be after the beginning' }],
    ['of four minutes', at('09:00', '09:04'), { ends_at: 'At least five minutes' }],
    ['of nine hours', at('08:00', '17:00'), { ends_at: 'At most eight hours' }],
    ['with nobody as a patient', { patient_id: 9e9 }, { patient_id: 'This is not one of the choices' }],
    ['with nobody as a dentist', { doctor_id: 9e9 }, { doctor_id: 'This is not one of the choices' }],
    ['in no room', { room_id: 9e9 }, { room_id: 'This is not one of the choices' }],
    ['with nobody as an assistant', { staff_id: 9e9 }, { staff_id: 'This is not one of the choices' }],
    ['for no service', { product_ids: [9e9] }, { product_ids: 'One of these services is not in your clinic' }],
    ['from no waiting list', { waitlist_entry_id: 9e9 }, { waitlist_entry_id: 'This is not one of the choices' }],
  ]
  it.each(refused)('%s is refused', async (_, said, fields) => {
    const { ask } = await openClinic()
    expect(await ask(said)).toMatchObject({ status: 422, body: { data: { fields } } })
  })

  it('is not booked with whom or what is inactive, not by a manager either', async () => {
    const { ask, manager, hire, admit, insert, clinic } = await openClinic()
    const gone = { doctor: await hire({ status: 'inactive' }), patient: await admit() }
    await database
      .updateTable('patient')
      .set({ status: 'inactive' })
      .where('company_id', '=', clinic.company_id)
      .where('id', '=', gone.patient)
      .execute()
    const { id: room_id } = await insert('room', { ...melati, code: 'T2', status: 'inactive' })
    for (const [said, fields] of [
      [{ doctor_id: gone.doctor }, { doctor_id: 'This dentist is inactive. Choose another one' }],
      [{ patient_id: gone.patient }, { patient_id: 'This patient is inactive. Make them active first' }],
      [{ room_id }, { room_id: 'This room is inactive. Choose another one, or leave it open' }],
    ] as const)
      expect(await ask({ ...said, override_reason: 'Mendesak' }, manager)).toMatchObject({
        ...{ status: 422, body: { data: { fields } } },
      })
  })

  it('is booked with a dentist from outside, but not with one who only receives referrals', async () => {
    const { book, ask, manager, hire, token } = await openClinic()
    const outside = await hire({ employment: 'external', engagement: 'visiting' })
    expect(await book({ doctor_id: outside })).toMatchObject({ doctor_id: outside })
    const doctor_id = await hire({ employment: 'external', engagement: 'referral_recipient' })
    expect(await ask({ doctor_id, ...at('10:00', '10:30'), override_reason: 'Mendesak' }, manager)).toMatchObject({
      ...{ status: 422, body: { data: { fields: { doctor_id: expect.stringContaining('referrals') } } } },
    })
    const free = await server.call('freeSlots', { token, query: { from: monday, doctor_id: String(outside) } })
    expect(free.body.data.slots[0]).toMatchObject({ doctor_id: outside, ...at('08:00', '08:30') })
    const { slots } = (await server.call('freeSlots', { token, query: { from: monday, doctor_id: String(doctor_id) } }))
      .body.data
    expect(slots).toEqual([])
    const { doctors } = (await server.call('appointmentCalendar', { token, query: { from: '2026-12-01' } })).body.data
    expect(doctors.map(({ id }: { id: number }) => id)).toContain(outside)
    expect(doctors.map(({ id }: { id: number }) => id)).not.toContain(doctor_id)
  })

  it('in an inactive clinic is refused', async () => {
    const { ask, clinic } = await openClinic()
    await database.updateTable('clinic').set({ status: 'inactive' }).where('id', '=', clinic.clinic_id).execute()
    expect(await ask()).toMatchObject({
      status: 422,
      body: { data: { fields: { starts_at: expect.stringContaining('inactive') } } },
    })
  })

  const overridden: [string, (clinic: Awaited<ReturnType<typeof openClinic>>) => Promise<object> | object, string][] = [
    ['outside the opening hours', () => at('20:00', '20:30'), 'starts_at'],
    ['over the break', () => at('11:45', '13:15'), 'starts_at'],
    ['on a Sunday', () => at('09:00', '09:30', '2026-11-22'), 'starts_at'],
    ['outside the shift', () => at('17:00', '17:30'), 'starts_at'],
    ['half outside the shift', () => at('16:45', '17:15'), 'starts_at'],
    [
      'in a cancelled shift',
      async ({ hire }) => ({ doctor_id: await hire({}, { cancelled_at: friday }) }),
      'starts_at',
    ],
    [
      'while the dentist is away',
      async ({ insert, doctor_id }) => {
        await insert('absence', {
          ...{ doctor_id, staff_id: null, kind: 'leave', starts_on: monday, ends_on: monday, reason: '' },
          ...{ state: 'approved', requested_by: 'Ayu', decided_by: 'Rani', decided_at: friday },
        })
        return {}
      },
      'starts_at',
    ],
    [
      'beyond the quota of the shift',
      async ({ hire, book, admit }) => {
        const doctor_id = await hire({}, { quota: 1 })
        await book({ doctor_id, ...at('10:00', '10:30'), patient_id: await admit() })
        return { doctor_id }
      },
      'starts_at',
    ],
    ['with a dentist without SIP', async ({ hire }) => ({ doctor_id: await hire({ sip_number: '' }) }), 'doctor_id'],
    [
      'after the SIP has ended',
      async ({ hire }) => ({ doctor_id: await hire({ sip_valid_until: '2026-11-22' }) }),
      'doctor_id',
    ],
    [
      'in a room in maintenance',
      async ({ insert, room_id }) => {
        await insert('room_maintenance', { room_id, ...at('09:29', '12:00'), reason: 'Servis' })
        return { room_id }
      },
      'room_id',
    ],
  ]
  it.each(overridden)('%s is booked by a manager alone, with a reason', async (_, prepare, field) => {
    const clinic = await openClinic()
    const { ask, book, manager, token } = clinic
    const said = await prepare(clinic)
    const only = { override_reason: 'Only a manager may book against this rule' }
    const byDesk = await ask(said)
    expect(byDesk).toMatchObject({ status: 422, body: { data: { fields: only } } })
    expect(byDesk.body.data.fields).toHaveProperty(field)
    expect(await ask({ ...said, override_reason: 'Mendesak' }, token)).toMatchObject({
      ...{ status: 422, body: { data: { fields: only } } },
    })
    expect(await ask(said, manager)).toMatchObject({
      ...{ status: 422, body: { data: { fields: { override_reason: 'Give a reason to book it all the same' } } } },
    })
    expect(await book({ ...said, override_reason: ' Mendesak ' }, manager)).toMatchObject({
      ...{ overridden: true, override_reason: 'Mendesak' },
    })
    const [event] = (await server.changesOf(clinic.clinic)).slice(-1)
    expect(event).toMatchObject({ action: 'book', object: 'appointment', reason: 'Mendesak' })
  })

  it('that breaks no rule is no override, whatever a manager wrote', async () => {
    const { book, manager } = await openClinic()
    expect(await book({ override_reason: 'Mendesak' }, manager)).toMatchObject({ overridden: false })
  })
})

describe('a time that somebody has', () => {
  const taken: [string, (clinic: Awaited<ReturnType<typeof openClinic>>) => Promise<object>, string][] = [
    ['dentist', async ({ admit }) => ({ patient_id: await admit() }), 'doctor_id'],
    ['room', async ({ admit, hire }) => ({ patient_id: await admit(), doctor_id: await hire() }), 'room_id'],
    ['patient', async ({ hire }) => ({ doctor_id: await hire(), room_id: null }), 'patient_id'],
  ]
  it.each(taken)('is told: the %s is not free', async (who, prepare, field) => {
    const clinic = await openClinic()
    const { ask, book, room_id, manager } = clinic
    await book({ room_id, ...at('09:00', '10:00') })
    const other = { room_id, ...(await prepare(clinic)) }
    const want = { [field]: expect.stringContaining(`he ${who}`) }
    for (const times of [at('09:30', '10:30'), at('08:30', '09:01'), at('09:15', '09:30'), at('08:00', '11:00')])
      expect(await ask({ ...other, ...times })).toMatchObject({ status: 409, body: { data: { fields: want } } })
    expect(await ask({ ...other, ...at('09:30', '10:30') }, manager)).toMatchObject({ status: 409 })
    await book({ ...other, ...at('10:00', '10:30') })
  })

  it('is put on top by a manager with a reason, and then holds its own time too', async () => {
    const { ask, book, admit, manager } = await openClinic()
    await book(at('09:00', '09:30'))
    const more = { patient_id: await admit(), override_reason: 'Nyeri hebat' }
    expect(await book({ ...more, ...at('09:15', '09:45') }, manager)).toMatchObject({ overridden: true })
    expect(await ask({ ...at('09:30', '10:00'), patient_id: await admit() })).toMatchObject({ status: 409 })
  })

  it('is free again when it is cancelled, or when nobody came', async () => {
    const early = new Date('2026-11-23T00:00:00Z')
    now = early
    const { book, token } = await openClinic()
    const { id } = await book()
    const body = { cancel_reason: 'patient_cancelled', cancel_note: '', version: 1 }
    await server.call('cancelAppointment', { token, path: { id }, body })
    const second = await book()
    now = new Date('2026-11-23T02:10:00Z')
    expect(
      await server.call('missAppointment', { token, path: { id: second.id }, body: { version: 1 } }),
    ).toMatchObject({
      status: 200,
    })
    now = early
    await book()
  })
})

describe('a change of an appointment', () => {
  it('moves it to another time, dentist and room, and has it confirmed again', async () => {
    const { book, move, token, hire, room_id } = await openClinic()
    const appointment = await book()
    const confirmed = await server.call('confirmAppointment', {
      token,
      path: { id: appointment.id },
      body: { version: 1 },
    })
    expect(confirmed).toMatchObject({ status: 200, body: { data: { state: 'confirmed', version: 2 } } })
    const elsewhere = await move(confirmed.body.data, { room_id })
    expect(elsewhere).toMatchObject({ status: 200, body: { data: { state: 'confirmed', room_id, version: 3 } } })
    const doctor_id = await hire()
    const later = await move(elsewhere.body.data, { doctor_id, ...at('13:00', '14:00') })
    expect(later).toMatchObject({
      status: 200,
      body: { data: { state: 'booked', doctor_id, ...at('13:00', '14:00') } },
    })
    await book()
  })

  it('is not in its own way, and is refused where another one is', async () => {
    const { book, move, admit, token } = await openClinic()
    const appointment = await book(at('09:00', '10:00'))
    const moved = await move(appointment, at('09:30', '10:30'))
    expect(moved).toMatchObject({ status: 200 })
    await book({ ...at('10:30', '11:00'), patient_id: await admit() })
    const reply = await move(moved.body.data, at('10:00', '11:00'))
    expect(reply).toMatchObject({
      status: 409,
      body: { data: { fields: { doctor_id: expect.stringContaining('another') } } },
    })
    expect(await server.call('getAppointment', { token, path: { id: appointment.id } })).toMatchObject({
      ...{ body: { data: at('09:30', '10:30') } },
    })
  })

  it('keeps to the rules of a booking', async () => {
    const { book, move, manager } = await openClinic()
    const appointment = await book()
    expect(await move(appointment, at('18:00', '18:30'))).toMatchObject({ status: 422 })
    expect(await move(appointment, at('09:00', '09:30', '2026-11-19'))).toMatchObject({ status: 422 })
    expect(await move(appointment, { room_id: 9e9 })).toMatchObject({ status: 422 })
    const said = { ...at('18:00', '18:30'), override_reason: 'Permintaan dokter' }
    expect(await move(appointment, said, manager)).toMatchObject({ status: 200, body: { data: { overridden: true } } })
  })

  it('of which all that is in the way is told', async () => {
    const { book, move, room_id, doctor_id, patient_id, hire } = await openClinic()
    await book({ ...at('10:00', '10:30'), room_id })
    const other = await book({ ...at('11:00', '11:30'), doctor_id: await hire() })
    const reply = await move(other, { doctor_id, room_id, ...at('10:00', '10:30') })
    expect(other.patient.id).toBe(patient_id)
    expect(reply).toMatchObject({
      status: 409,
      body: {
        data: {
          fields: {
            doctor_id: expect.stringContaining('The dentist has'),
            room_id: expect.stringContaining('The room is taken'),
            patient_id: expect.stringContaining('The patient has'),
          },
        },
      },
    })
  })

  it('writes what is planned', async () => {
    const { book, token } = await openClinic()
    const { id } = await book()
    const body = { staff_id: null, reason: 'pain', note: 'Kiri', source: 'walk_in', reminder: 'phone', product_ids: [] }
    const put = (version: number, said: object = {}) =>
      server.call('updateAppointment', { token, path: { id }, body: { ...body, ...said, version } })
    expect(await put(1)).toMatchObject({ status: 200, body: { data: { reason: 'pain', note: 'Kiri', version: 2 } } })
    expect(await put(1)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect(await put(2, { staff_id: 9e9 })).toMatchObject({ status: 422 })
    expect(await put(2, { product_ids: [9e9] })).toMatchObject({ status: 422 })
  })

  it('is written down with every move: from, to, when, who and why', async () => {
    const { book, move, manager, token, clinic } = await openClinic()
    const { id } = await book()
    const path = { id }
    await server.call('confirmAppointment', { token, path, body: { version: 1 } })
    const { data } = (await server.call('getAppointment', { token, path })).body
    await move(data, at('10:00', '10:30'))
    const body = { cancel_reason: 'unreachable', cancel_note: '', version: 3 } as const
    await server.call('cancelAppointment', { token: manager, path, body })
    const events = await database
      .selectFrom('appointment_event')
      .select(['event', 'from_state', 'to_state', 'user_role', 'reason', 'at'])
      .where('company_id', '=', clinic.company_id)
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { ...by('front_office_clinic'), event: 'appointment.book', from_state: null, to_state: 'booked' },
      { ...by('front_office_clinic'), event: 'appointment.confirm', from_state: 'booked', to_state: 'confirmed' },
      { ...by('front_office_clinic'), event: 'appointment.reschedule', from_state: 'confirmed', to_state: 'booked' },
      {
        ...by('manager_clinic', 'unreachable'),
        event: 'appointment.cancel',
        from_state: 'booked',
        to_state: 'cancelled',
      },
    ])
    function by(user_role: string, reason = '') {
      return { user_role, reason, at: expect.stringMatching(/^2026-11-20T/) }
    }
  })

  it('of what has moved on is refused, with what is stored now', async () => {
    const { book, move, token } = await openClinic()
    const appointment = await book()
    const path = { id: appointment.id }
    const body = { cancel_reason: 'unreachable', cancel_note: ' Tiga kali ', version: 1 }
    expect(await server.call('cancelAppointment', { token, path, body })).toMatchObject({
      ...{
        status: 200,
        body: { data: { state: 'cancelled', cancel_reason: 'unreachable', cancel_note: 'Tiga kali' } },
      },
    })
    const over = { status: 409, body: { data: { current: { state: 'cancelled' } } } }
    expect(await server.call('cancelAppointment', { token, path, body: { ...body, version: 2 } })).toMatchObject(over)
    expect(await server.call('confirmAppointment', { token, path, body: { version: 2 } })).toMatchObject(over)
    expect(await move({ ...appointment, version: 2 }, at('10:00', '10:30'))).toMatchObject(over)
  })

  it('with an old version is refused', async () => {
    const { book, move, token } = await openClinic()
    const appointment = await book()
    await move(appointment, at('10:00', '10:30'))
    const stale = { status: 409, body: { data: { current: { version: 2 } } } }
    expect(await move(appointment, at('11:00', '11:30'))).toMatchObject(stale)
    expect(
      await server.call('confirmAppointment', { token, path: { id: appointment.id }, body: { version: 1 } }),
    ).toMatchObject(stale)
  })

  it('calls nobody absent before their time', async () => {
    const { book, token } = await openClinic()
    const { id } = await book()
    expect(await server.call('missAppointment', { token, path: { id }, body: { version: 1 } })).toMatchObject({
      ...{ status: 409, body: { msg: expect.stringContaining('not begun') } },
    })
  })
})

describe('a move that is undone', () => {
  const undo = (token: string, { id, version }: Schema<'Appointment'>) =>
    server.call('undoReschedule', { token, path: { id }, body: { version } })
  const stored = (id: number) =>
    database
      .selectFrom('appointment')
      .select([
        'doctor_id',
        'room_id',
        'starts_at',
        'ends_at',
        'state',
        'override_reason',
        'overbooked',
        'broken_rules',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const confirm = async (token: string, { id, version }: Schema<'Appointment'>) =>
    (await server.call('confirmAppointment', { token, path: { id }, body: { version } })).body.data

  // Seen to fail: with every undone move booked again.
  it('is as it was before: time, dentist, room, and confirmed', async () => {
    const { book, move, token, hire, room_id } = await openClinic()
    const appointment = await confirm(token, await book({ room_id }))
    const before = await stored(appointment.id)
    const moved = (await move(appointment, { doctor_id: await hire(), room_id: null, ...at('13:00', '14:00') })).body
      .data
    expect(moved).toMatchObject({ state: 'booked', moved_from: { ...at('09:00', '09:30'), state: 'confirmed' } })
    const undone = await undo(token, moved)
    expect(undone).toMatchObject({ status: 200, body: { data: { state: 'confirmed', room_id, moved_from: null } } })
    expect(await stored(appointment.id)).toEqual(before)
    expect(await undo(token, undone.body.data)).toMatchObject({ status: 409 })
  })

  it('is against the rules it was booked against, whoever undoes it', async () => {
    const { book, move, token, manager } = await openClinic()
    const late = { ...at('18:00', '18:30'), override_reason: 'Nyeri akut' }
    const appointment = await book(late, manager)
    const before = await stored(appointment.id)
    expect(before).toMatchObject({ override_reason: 'Nyeri akut', broken_rules: ['no_shift'] })
    const moved = (await move(appointment, at('10:00', '10:30'))).body.data
    expect(moved).toMatchObject({ overridden: false })
    expect(await undo(token, moved)).toMatchObject({ status: 200 })
    expect(await stored(appointment.id)).toEqual(before)
  })

  it('is refused when somebody else has the time by now', async () => {
    const { book, move, token, admit } = await openClinic()
    const appointment = await book()
    const moved = (await move(appointment, at('10:00', '10:30'))).body.data
    await book({ patient_id: await admit() })
    const reply = await undo(token, moved)
    expect(reply).toMatchObject({
      status: 409,
      body: { data: { fields: { doctor_id: expect.stringContaining('another appointment') } } },
    })
    expect(await stored(appointment.id)).toMatchObject(at('10:00', '10:30'))
  })

  it.each(['doctor', 'room'] as const)('is refused when the %s is inactive by now', async (table) => {
    const { book, move, token, hire, room_id, doctor_id } = await openClinic()
    const appointment = await book({ room_id })
    const moved = (await move(appointment, { doctor_id: await hire(), room_id: null })).body.data
    const id = table === 'doctor' ? doctor_id : room_id
    await database.updateTable(table).set({ status: 'inactive' }).where('id', '=', id).execute()
    expect(await undo(token, moved)).toMatchObject({
      status: 409,
      body: { data: { fields: { [`${table}_id`]: expect.any(String) } } },
    })
    expect(await stored(appointment.id)).toMatchObject({ room_id: null })
  })

  it('is none any more once it was confirmed or cancelled, and not that of another version', async () => {
    const { book, move, token } = await openClinic()
    const moved = (await move(await book(), at('10:00', '10:30'))).body.data
    expect(await undo(token, { ...moved, version: moved.version - 1 })).toMatchObject({ status: 409 })
    const confirmed = await confirm(token, moved)
    expect(confirmed).toMatchObject({ moved_from: null })
    expect(await undo(token, confirmed)).toMatchObject({ status: 409 })
    expect(await stored(moved.id)).toMatchObject({ state: 'confirmed', ...at('10:00', '10:30') })
  })

  it('back into a time that is on its way is no booking in the past', async () => {
    const { book, move, clinic } = await openClinic()
    const appointment = await book()
    now = new Date(Date.parse(appointment.starts_at) - 60_000)
    const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    const moved = (await move(appointment, at('10:00', '10:30'), token)).body.data
    now = new Date(Date.parse(appointment.starts_at) + 60_000)
    expect(await undo(token, moved)).toMatchObject({ status: 200, body: { data: at('09:00', '09:30') } })
  })
})

describe('what appointments are booked with', () => {
  it('does not become inactive before they are moved', async () => {
    const { book, move, manager, room_id, hire } = await openClinic()
    const doctor_id = await hire({ nik: '3171065705900001' })
    const appointment = await book({ room_id, doctor_id })
    const { clinic_id, company_id } = await database
      .selectFrom('appointment')
      .select(['company_id', 'clinic_id'])
      .where('id', '=', appointment.id)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('shift')
      .set({ cancelled_at: friday })
      .where((eb) => eb.and({ company_id, clinic_id, doctor_id }))
      .execute()
    const deactivate = async (kind: 'Doctor' | 'Room', id: number) => {
      const { data } = (await server.call(`get${kind}`, { token: manager, path: { id } })).body
      const { id: _, created_at: _c, updated_at: _u, ...rest } = data
      const entered = Object.entries(rest).filter(([field]) => !derived.includes(field))
      const body = { ...Object.fromEntries(entered), status: 'inactive' }
      return server.call(`update${kind}`, { token: manager, path: { id }, body })
    }
    const derived = ['state', 'maintenance_until', 'display_name', 'room_name', 'photo', 'licence']
    const refused = { status: 422, body: { data: { fields: { status: expect.stringContaining('23 November 2026') } } } }
    expect(await deactivate('Room', room_id)).toMatchObject(refused)
    expect(await deactivate('Doctor', doctor_id)).toMatchObject(refused)
    expect(await move(appointment, { room_id: null, doctor_id: await hire() })).toMatchObject({ status: 200 })
    expect(await deactivate('Room', room_id)).toMatchObject({ status: 200 })
    expect(await deactivate('Doctor', doctor_id)).toMatchObject({ status: 200 })
  })

  it('is told to who plans a maintenance: the appointments in the room meanwhile', async () => {
    const { book, manager, room_id } = await openClinic()
    const { id, starts_at, ends_at } = await book({ room_id, ...at('09:00', '09:30') })
    await book({ room_id, ...at('10:00', '10:30') })
    await book({ room_id: null, ...at('11:00', '11:30') })
    const body = { ...at('08:00', '10:00'), reason: 'Servis' }
    const planned = await server.call('createRoomMaintenance', { token: manager, path: { id: room_id }, body })
    expect(planned.body.data.appointments).toEqual([
      { id, doctor_name: 'drg. Ayu', starts_at: expect.any(String), ends_at: expect.any(String) },
    ])
    const [told] = planned.body.data.appointments
    expect([told?.starts_at, told?.ends_at].map((time) => new Date(time ?? '').toISOString())).toEqual([
      starts_at,
      ends_at,
    ])
    const cancelled = await server.call('cancelRoomMaintenance', {
      ...{ token: manager, path: { id: planned.body.data.id }, body: { version: 1 } },
    })
    expect(cancelled.body.data.appointments).toEqual([])
  })
})

describe('the calendar', () => {
  it('draws a week in one answer', async () => {
    const { book, token, doctor_id, room_id, insert, move, admit } = await openClinic()
    const [kept, gone] = [await book({ room_id }), await book(at('11:00', '11:30'))]
    const body = { cancel_reason: 'wrong_entry', cancel_note: '', version: 1 }
    await server.call('cancelAppointment', { token, path: { id: gone.id }, body })
    await insert('room_maintenance', { room_id, ...at('18:00', '19:00'), reason: 'Servis' })
    const query = { from: monday, until: '2026-11-29' }
    const { status, body: reply } = await server.call('appointmentCalendar', { token, query })
    expect(status).toBe(200)
    expect(reply.data).toMatchObject({
      ...{ ...query, appointments: [{ id: kept.id, state: 'booked' }], maintenance: [{ room_id, reason: 'Servis' }] },
      ...{
        shifts: [{ doctor_id, date: monday }],
        doctors: [{ id: doctor_id, name: 'drg. Ayu' }],
        rooms: [{ id: room_id }],
      },
    })
    const dayAfter = await server.call('appointmentCalendar', { token, query: { from: '2026-11-24' } })
    expect(dayAfter.body.data).toMatchObject({ until: '2026-11-24', appointments: [], shifts: [] })
    const other = await server.call('appointmentCalendar', { token, query: { ...query, doctor_id: '1' } })
    expect(other.body.data).toMatchObject({ appointments: [], shifts: [] })
    expect(await move(kept, { patient_id: await admit() })).toMatchObject({ status: 400 })
  })

  it.each([
    [{ from: monday, until: '2026-11-22' }, 'Must not be before the first day'],
    [{ from: monday, until: '2027-01-04' }, 'At most six weeks at once'],
  ])('refuses %j', async (query, until) => {
    const { token } = await openClinic()
    expect(await server.call('appointmentCalendar', { token, query })).toMatchObject({
      ...{ status: 422, body: { data: { fields: { until } } } },
    })
  })

  it('shows dentists their own, and assistants all', async () => {
    const { book, clinic, hire, admit, doctor_id } = await openClinic()
    const own = await book()
    const other = await book({ doctor_id: await hire(), patient_id: await admit() })
    const dentist = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic', { doctor_id }))
    const nurse = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const seen = async (token: string) => {
      const { appointments, shifts } = (await server.call('appointmentCalendar', { token, query: { from: monday } }))
        .body.data
      const { rows } = (await server.call('listAppointment', { token })).body.data
      const one = await server.call('getAppointment', { token, path: { id: other.id } })
      return {
        appointments: appointments.map(({ id }) => id),
        shifts: shifts.length,
        rows: rows.map(({ id }) => id),
        one: one.status,
      }
    }
    expect(await seen(dentist)).toEqual({ appointments: [own.id], shifts: 1, rows: [own.id], one: 404 })
    expect(await seen(nurse)).toEqual({
      appointments: [own.id, other.id],
      shifts: 2,
      rows: [own.id, other.id],
      one: 200,
    })
  })
})

describe('the list', () => {
  it('is searched by the patient, narrowed and sorted', async () => {
    const { book, admit, hire, token, doctor_id } = await openClinic()
    const siti = await admit({ first_name: 'Sitiara', last_name: '' })
    const [first, second] = [
      await book(),
      await book({ ...at('10:00', '10:30'), patient_id: siti, doctor_id: await hire() }),
    ]
    const ids = async (query: Record<string, string>) =>
      (await server.call('listAppointment', { token, query })).body.data.rows.map(({ id }) => id)
    expect(await ids({})).toEqual([first.id, second.id])
    expect(await ids({ sort: '-starts_at' })).toEqual([second.id, first.id])
    expect(await ids({ search: 'sitiara' })).toEqual([second.id])
    expect(await ids({ patient_id: String(siti) })).toEqual([second.id])
    expect(await ids({ doctor_id: String(doctor_id) })).toEqual([first.id])
    expect(await ids({ state: 'confirmed' })).toEqual([])
    expect(await ids({ from: monday, until: monday })).toEqual([first.id, second.id])
    expect(await ids({ until: '2026-11-22' })).toEqual([])
  })
})

describe('free slots', () => {
  it('are within the shifts, without what is taken, with the room of the shift', async () => {
    const { book, token, works, insert, hire, room_id } = await openClinic()
    const doctor_id = await hire(
      { name: 'Bima' },
      { room_id, ...at('08:00', '10:00', '2026-11-24'), date: '2026-11-24' },
    )
    await book({ doctor_id, ...at('08:30', '09:00', '2026-11-24') })
    const find = async (query: Record<string, string> = {}) =>
      (
        await server.call('freeSlots', { token, query: { doctor_id: String(doctor_id), ...query } })
      ).body.data.slots.map((slot) => [clinicTime(Date.parse(slot.starts_at), 'Asia/Jakarta').time, slot.room_id])
    expect(await find()).toEqual([
      ['08:00', room_id],
      ['09:00', room_id],
      ['09:30', room_id],
    ])
    expect(await find({ minutes: '60' })).toEqual([['09:00', room_id]])
    expect(await find({ part_of_day: 'evening' })).toEqual([])
    await insert('room_maintenance', { room_id, ...at('09:00', '09:30', '2026-11-24'), reason: 'Servis' })
    expect(await find({ count: '2' })).toEqual([
      ['08:00', room_id],
      ['09:00', null],
    ])
    await works(doctor_id, { ...at('13:00', '14:00', '2026-11-25'), date: '2026-11-25', quota: 1 })
    expect(await find({ from: '2026-11-25' })).toEqual([
      ['13:00', null],
      ['13:30', null],
    ])
    await book({ doctor_id, ...at('13:00', '13:30', '2026-11-25') })
    expect(await find({ from: '2026-11-25' })).toEqual([])
  })

  it('of what is to be moved are its own too, and of the patient are not where they are already', async () => {
    const { book, token, hire, patient_id, doctor_id } = await openClinic()
    const { id } = await book(at('08:00', '08:30'))
    const first = async (query: Record<string, string>) =>
      (await server.call('freeSlots', { token, query: { count: '1', ...query } })).body.data.slots[0]?.starts_at
    const own = { doctor_id: String(doctor_id) }
    expect(await first(own)).toBe(at('08:30', '09:00').starts_at)
    expect(await first({ ...own, appointment_id: String(id) })).toBe(at('08:00', '08:30').starts_at)
    const other = { doctor_id: String(await hire()) }
    expect(await first(other)).toBe(at('08:00', '08:30').starts_at)
    expect(await first({ ...other, patient_id: String(patient_id) })).toBe(at('08:30', '09:00').starts_at)
  })

  it('can be booked, each of them', async () => {
    const { token, ask, admit } = await openClinic()
    const { slots } = (await server.call('freeSlots', { token, query: { count: '20', minutes: '20' } })).body.data
    expect(slots.length).toBeGreaterThan(10)
    for (const { doctor_id, room_id, starts_at, ends_at } of slots)
      expect(await ask({ patient_id: await admit(), doctor_id, room_id, starts_at, ends_at })).toMatchObject({
        status: 201,
      })
  })
})

describe('the waiting list', () => {
  const wish = (said: object) => ({
    ...{ doctor_id: null, weekdays: [], parts_of_day: [], minutes: 30, reason: 'control', note: '', ...said },
  })

  it('names who to call for a time, who waits longest first', async () => {
    const { token, admit, doctor_id, hire } = await openClinic()
    const wait = async (said: object) => {
      const body = wish({ patient_id: await admit(), ...said })
      const { id } = (await server.call('createWaitlistEntry', { token, body })).body.data
      now = new Date(now.getTime() + 1000)
      return id
    }
    const anything = await wait({})
    const fitting = await wait({ doctor_id, weekdays: ['monday', 'friday'], parts_of_day: ['morning'] })
    const others = [
      await wait({ doctor_id: await hire() }),
      await wait({ weekdays: ['tuesday'] }),
      await wait({ parts_of_day: ['evening'] }),
      await wait({ minutes: 60 }),
    ]
    const { starts_at } = at('09:00', '09:30')
    const query = { doctor_id: String(doctor_id), starts_at, minutes: '30' }
    const matches = async (asked: Record<string, string>) =>
      (await server.call('matchWaitlistEntry', { token, query: asked })).body.data.rows.map(({ id }) => id)
    expect(await matches(query)).toEqual([anything, fitting])
    expect(await matches({})).toEqual([anything, fitting, ...others])
    expect(
      await server.call('matchWaitlistEntry', { token, query: { starts_at: '2026-11-23T23:59:60Z' } }),
    ).toMatchObject({
      status: 422,
    })
  })

  it('lets somebody go who was booked, or does not want it any more', async () => {
    const { token, patient_id, admit, ask, book } = await openClinic()
    const wait = async (id = patient_id) =>
      (await server.call('createWaitlistEntry', { token, body: wish({ patient_id: id }) })).body.data
    const entry = await wait()
    const { id } = await book({ waitlist_entry_id: entry.id })
    const path = { id: entry.id }
    const got = await server.call('getWaitlistEntry', { token, path })
    expect(got.body.data).toMatchObject({ state: 'booked', appointment_id: id, version: 2 })
    expect(await ask({ waitlist_entry_id: entry.id, ...at('10:00', '10:30') })).toMatchObject({ status: 409 })
    expect(await server.call('withdrawWaitlistEntry', { token, path, body: { version: 2 } })).toMatchObject({
      status: 409,
    })

    const other = await wait(await admit())
    expect(await ask({ waitlist_entry_id: other.id, ...at('10:00', '10:30') })).toMatchObject({
      ...{ status: 422, body: { data: { fields: { waitlist_entry_id: 'This is not one of the choices' } } } },
    })
    const withdrawn = await server.call('withdrawWaitlistEntry', {
      token,
      path: { id: other.id },
      body: { version: 1 },
    })
    expect(withdrawn).toMatchObject({ status: 200, body: { data: { state: 'withdrawn', version: 2 } } })
    const listed = await server.call('listWaitlistEntry', { token, query: { state: 'waiting' } })
    expect(listed.body.data.count).toBe(0)
  })

  it.each([
    [{ patient_id: 9e9 }, 422],
    [{ doctor_id: 9e9 }, 422],
    [{ weekdays: ['someday'] }, 400],
    [{ minutes: 3 }, 400],
  ])('does not take %j', async (said, status) => {
    const { token, patient_id } = await openClinic()
    const body = wish({ patient_id, ...said })
    expect(await server.call('createWaitlistEntry', { token, body })).toMatchObject({ status })
  })
})
