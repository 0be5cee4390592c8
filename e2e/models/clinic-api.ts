import { type Api, createApi, type Schema, unwrap } from '@clinic/api'
import { emptyScreening } from '@clinic/core/medical-alert'
import { patientInputFixture } from '@clinic/core/testing'
import { newVisitor } from './registration.model'

export { type Api, type Schema, unwrap }

export const demoPassword = 'demo-clinic-1'

/** A token of a demo user, without the login page. */
export async function newToken(baseUrl: string, email: string) {
  const api = createApi({ baseUrl, accessToken: () => null, language: () => 'en', onUnauthorized: () => {} })
  const body = { email, password: demoPassword, workspace: 'clinic' } as const
  const { accessToken } = await unwrap(api.POST('/api/auth/login', { body }))
  return accessToken
}

/** Changes data behind the page's back, through the contract's own client. */
export const apiOf = (baseUrl: string, token: string | null, onUnauthorized = () => {}): Api =>
  createApi({ baseUrl, accessToken: () => token, language: () => 'en', onUnauthorized })

let keys = 0
export const newKey = () => `e2e-${process.pid}-${Date.now()}-${keys++}`

/** Returns a patient who was not registered before. */
export function newPatient(said: Partial<Schema<'PatientInput'>> = {}): Schema<'PatientInput'> {
  const { born, phone, nik } = newVisitor('')
  const date_of_birth = born.split('/').reverse().join('-')
  return patientInputFixture({ date_of_birth, phone, identity_number: nik, ...said })
}

export const createPatient = (api: Api, said: Partial<Schema<'PatientInput'>> = {}) =>
  unwrap(api.POST('/api/patient', { params: { header: { 'Idempotency-Key': newKey() } }, body: newPatient(said) }))

/** An allergy to a medicine, as the desk records it. */
export const addAllergy = (api: Api, { id }: { id: number }, name: string) =>
  unwrap(
    api.POST('/api/patient/{id}/medical-alert', {
      params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
      body: { topic: 'allergy', kind: 'drug', name, note: '' },
    }),
  )

/** A service of a test's own. */
export const createService = (api: Api, said: Partial<Schema<'ProductInput'>>) =>
  unwrap(
    api.POST('/api/product', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        code: newKey().replace('e2e-', '').slice(-20),
        name: 'Layanan',
        name_en: '',
        category: 'conservation',
        icd9cm: '',
        scope: 'none',
        price_model: 'fixed',
        duration_minutes: 15,
        needs_consent: false,
        odontogram_code: '',
        taxable: false,
        online_bookable: false,
        status: 'active',
        price: null,
        ...said,
      },
    }),
  )

/** A dentist of a test's own. */
export function createDoctor(api: Api) {
  const { nik } = newVisitor('')
  return unwrap(
    api.POST('/api/doctor', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        name: `Uji ${nik}`,
        name_prefix: 'drg.',
        name_suffix: '',
        nik,
        specialty: 'general',
        str_number: '',
        str_valid_until: null,
        sip_number: `SIP ${nik}`,
        sip_valid_until: '2099-12-31',
        phone: '+6281234567890',
        email: '',
        color: 'blue',
        room_id: null,
        duration_minutes: 30,
        status: 'active',
      },
    }),
  )
}

/** A chair of a test's own. */
export const createRoom = (api: Api) =>
  unwrap(
    api.POST('/api/room', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        code: newVisitor('').nik,
        name: `Uji ${newVisitor('').nik}`,
        type: 'treatment',
        floor: '',
        chair_brand: '',
        chair_serial: '',
        note: '',
        status: 'active',
      },
    }),
  )

/** A dentist who signs in, and a chair that is free: tests that treat at the same time do not meet. */
export async function newDentist(baseUrl = '') {
  const manager = apiOf(baseUrl, await newToken(baseUrl, 'manager@demo.test'))
  const doctor = await createDoctor(manager)
  const room = await createRoom(manager)
  const email = `dentist-${doctor.id}@mail.test`
  await unwrap(manager.POST('/api/auth/confirm-password', { body: { password: demoPassword } }))
  const params = { path: { id: doctor.id } }
  const body = { email, role: 'doctor_clinic' } as const
  const { token } = await unwrap(manager.POST('/api/auth/doctor/{id}/account', { params, body }))
  await unwrap(manager.POST('/api/auth/invitation/accept', { body: { token, password: demoPassword } }))
  return { doctor, room, email, api: apiOf(baseUrl, await newToken(baseUrl, email)) }
}

/** Somebody of the staff who signs in: nobody assists in two visits or has two drawers at a time, and two tests may run at once. */
export async function newStaff(role: Schema<'StaffInvitation'>['role'], baseUrl = '') {
  const manager = apiOf(baseUrl, await newToken(baseUrl, 'manager@demo.test'))
  const { nik } = newVisitor('')
  const { id } = await unwrap(
    manager.POST('/api/staff', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        name: `Uji ${nik}`,
        nik,
        position: 'dental_nurse',
        str_number: '',
        str_valid_until: null,
        sip_number: '',
        sip_valid_until: null,
        skills: [],
        doctor_id: null,
        phone: '',
        email: '',
        status: 'active',
      },
    }),
  )
  const email = `staff-${id}@mail.test`
  await unwrap(manager.POST('/api/auth/confirm-password', { body: { password: demoPassword } }))
  const body = { email, role }
  const { token } = await unwrap(manager.POST('/api/auth/staff/{id}/account', { params: { path: { id } }, body }))
  await unwrap(manager.POST('/api/auth/invitation/accept', { body: { token, password: demoPassword } }))
  return { email, manager }
}

/** A visitor of the first clinic registers. */
export const registerBehindThePage = (api: Api, said: Partial<Schema<'PatientInput'>>, headers = {}) =>
  unwrap(
    api.POST('/api/registration', {
      params: { header: { 'Idempotency-Key': newKey() } },
      headers,
      body: {
        clinic: 'kenari-cikini',
        language: 'en',
        consent: true,
        patient: newPatient(said),
        screening: emptyScreening,
      },
    }),
  )
