import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { at, melati, monday, openBookings } from './appointment-fixture'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')

let now = friday

const server = await startTestServer({ now: () => now })

const { database } = server

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('an appointment', () => {
  it('is booked within a shift, with everything that was entered', async () => {
    const { book, room_id, doctor_id, patient_id, insert } = await openBookings(server)
    const { id: product_id } = await insert('product', {
      code: 'SC',
      name: 'Scaling',
      name_en: 'Scaling',
      category: 'periodontics',
      icd9cm: '96.54',
      scope: 'jaw',
      price_model: 'fixed',
      duration_minutes: 45,
      needs_consent: false,
      odontogram_code: '',
      taxable: false,
      online_bookable: true,
      status: 'active',
    })
    const appointment = await book({ room_id, product_ids: [product_id], note: ' Takut jarum ', source: 'whatsapp' })
    expect(appointment).toMatchObject({
      state: 'booked',
      doctor_id,
      doctor_name: 'drg. Ayu',
      room_id,
      room_name: 'Melati',
      note: 'Takut jarum',
      ...at('09:00', '09:30'),
      patient: { id: patient_id },
      is_first: true,
      overridden: false,
      version: 1,
      products: [{ id: product_id, duration_minutes: 45 }],
      created_by: 'Rani Putri',
      cancel_reason: null,
    })
    expect(await book(at('10:00', '10:30'))).toMatchObject({ is_first: false, room_id: null, products: [] })
  })

  it('sent again with the same key is booked once, with the same reply', async () => {
    const { ask, token } = await openBookings(server)
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
  it.each(refused)('%s is refused', async (_, input, fields) => {
    const { ask } = await openBookings(server)
    expect(await ask(input)).toMatchObject({ status: 422, body: { data: { fields } } })
  })

  it('is not booked with whom or what is inactive, not by a manager either', async () => {
    const { ask, manager, hire, admit, insert, clinic } = await openBookings(server)
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
        status: 422,
        body: { data: { fields } },
      })
  })

  it('is booked with a visiting dentist, but not with one who only receives referrals', async () => {
    const { book, ask, manager, hire, token } = await openBookings(server)
    const outside = await hire({ employment: 'external', engagement: 'visiting' })
    expect(await book({ doctor_id: outside })).toMatchObject({ doctor_id: outside })
    const doctor_id = await hire({ employment: 'external', engagement: 'referral_recipient' })
    expect(await ask({ doctor_id, ...at('10:00', '10:30'), override_reason: 'Mendesak' }, manager)).toMatchObject({
      status: 422,
      body: { data: { fields: { doctor_id: expect.stringContaining('referrals') } } },
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
    const { ask, clinic } = await openBookings(server)
    await database.updateTable('clinic').set({ status: 'inactive' }).where('id', '=', clinic.clinic_id).execute()
    expect(await ask()).toMatchObject({
      status: 422,
      body: { data: { fields: { starts_at: expect.stringContaining('inactive') } } },
    })
  })

  const overridden: [string, (clinic: Awaited<ReturnType<typeof openBookings>>) => Promise<object> | object, string][] =
    [
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
            doctor_id,
            staff_id: null,
            kind: 'leave',
            starts_on: monday,
            ends_on: monday,
            reason: '',
            state: 'approved',
            requested_by: 'Ayu',
            decided_by: 'Rani',
            decided_at: friday,
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
    const clinic = await openBookings(server)
    const { ask, book, manager, token } = clinic
    const said = await prepare(clinic)
    const only = { override_reason: 'Only a manager may book against this rule' }
    const byDesk = await ask(said)
    expect(byDesk).toMatchObject({ status: 422, body: { data: { fields: only } } })
    expect(byDesk.body.data.fields).toHaveProperty(field)
    expect(await ask({ ...said, override_reason: 'Mendesak' }, token)).toMatchObject({
      status: 422,
      body: { data: { fields: only } },
    })
    expect(await ask(said, manager)).toMatchObject({
      status: 422,
      body: { data: { fields: { override_reason: 'Give a reason to book it all the same' } } },
    })
    expect(await book({ ...said, override_reason: ' Mendesak ' }, manager)).toMatchObject({
      overridden: true,
      override_reason: 'Mendesak',
    })
    const [event] = (await server.changesOf(clinic.clinic)).slice(-1)
    expect(event).toMatchObject({ action: 'book', object: 'appointment', reason: 'Mendesak' })
  })

  it('that breaks no rule is no override, whatever a manager wrote', async () => {
    const { book, manager } = await openBookings(server)
    expect(await book({ override_reason: 'Mendesak' }, manager)).toMatchObject({ overridden: false })
  })
})

describe('a time that somebody has', () => {
  const taken: [string, (clinic: Awaited<ReturnType<typeof openBookings>>) => Promise<object>, string][] = [
    ['dentist', async ({ admit }) => ({ patient_id: await admit() }), 'doctor_id'],
    ['room', async ({ admit, hire }) => ({ patient_id: await admit(), doctor_id: await hire() }), 'room_id'],
    ['patient', async ({ hire }) => ({ doctor_id: await hire(), room_id: null }), 'patient_id'],
  ]
  it.each(taken)('is refused: the %s is not free', async (who, prepare, field) => {
    const clinic = await openBookings(server)
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
    const { ask, book, admit, manager } = await openBookings(server)
    await book(at('09:00', '09:30'))
    const more = { patient_id: await admit(), override_reason: 'Nyeri hebat' }
    expect(await book({ ...more, ...at('09:15', '09:45') }, manager)).toMatchObject({ overridden: true })
    expect(await ask({ ...at('09:30', '10:00'), patient_id: await admit() })).toMatchObject({ status: 409 })
  })

  it('is free again when it is cancelled or missed', async () => {
    const early = new Date('2026-11-23T00:00:00Z')
    now = early
    const { book, token } = await openBookings(server)
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
