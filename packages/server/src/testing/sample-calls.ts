import { randomInt, randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { openingHoursFixture } from '@clinic/core/testing'
import { clinicTime, momentOf, weekdays } from '@clinic/core/time'
import { sql } from 'kysely'
import sharp from 'sharp'
import { issueInvitation } from '../domain/account/invitation'
import { patientColumns } from '../domain/patient/patient-columns'
import { patientValues } from '../domain/patient/patient-values'
import { recordNumber } from '../domain/patient/record-number'
import { registrationCode } from '../domain/registration/registration-code'
import { registrationColumns } from '../domain/registration/registration-columns'
import { openSession } from '../features/auth/session'
import { informationColumns } from '../features/information/information-columns'
import { someInsurance } from '../features/insurance/some-insurance'
import { somePayor } from '../features/payor/some-payor'
import type { Call, OperationId } from '../use-case/contract'
import { transaction } from '../use-case/transaction'
import type { TestClinic, TestServer } from './harness'
import { otherPatientInput } from './patient-input'

export type World = Awaited<ReturnType<typeof openWorld>>
type SampleCall<Id extends OperationId = OperationId> = { [Each in Id]: Sample<Call<Each>> }[Id]
type Sample<Asked extends { body: unknown; path: object }> = (Asked['body'] extends undefined
  ? { body?: undefined }
  : { body: Asked['body'] }) &
  (keyof Asked['path'] extends never ? { path?: undefined } : { path: Asked['path'] }) & {
    /** What a list cannot be asked without. */
    query?: Record<string, string>
  }

/** A request of every operation that a clinic's manager may send and is answered well; what it names is new each time. */
export const sampleCalls: { [Id in OperationId]: (world: World) => Promise<SampleCall<Id>> } = {
  login: async ({ user: { email, password } }) => ({ body: { email, password, workspace: 'clinic' } }),
  logout: async () => ({}),
  fetchMyAccount: async () => ({}),
  watchClinic: async () => ({}),
  listNotification: async () => ({}),
  listDemoAccount: async () => ({}),
  getDoctorAccount: async (world) => ({ path: await addDoctor(world) }),
  inviteDoctor: async (world) => ({ path: await addDoctor(world), body: invitation('doctor_clinic') }),
  getStaffAccount: async (world) => ({ path: await addStaff(world) }),
  inviteStaff: async (world) => ({ path: await addStaff(world), body: invitation('nurse_clinic') }),
  renewInvitation: async (world) => ({
    path: { id: (await addInvited(world)).id },
    body: invitation('front_office_clinic'),
  }),
  setAccountStatus: async (world) => ({ path: { id: (await addInvited(world)).id }, body: { status: 'disabled' } }),
  findInvitation: async (world) => ({ body: { token: (await addInvited(world)).token } }),
  acceptInvitation: async (world) => ({
    body: { token: (await addInvited(world)).token, password: 'four words are enough' },
  }),
  listSession: async () => ({}),
  endOtherSessions: async () => ({}),
  listAccountSession: async (world) => ({ path: { id: (await addInvited(world)).id } }),
  endAccountSessions: async (world) => {
    const { id } = await addInvited(world)
    await openSession(world.database, { company_id: world.clinic.company_id, user_id: id }, world.now())
    return { path: { id } }
  },
  // everybody who is employed here has the same password: it stays that of whoever asks
  changePassword: async ({ user: { password }, restorePassword }) => {
    await restorePassword()
    return { body: { current_password: password, password } }
  },
  confirmPassword: async ({ user: { password } }) => ({ body: { password } }),
  getInformation: async () => ({}),
  updateInformation: async ({ information }) => ({ body: await information() }),
  getOpeningHours: async () => ({}),
  updateOpeningHours: async ({ openingVersion }) => ({
    body: openingHoursFixture({ version: await openingVersion() }),
  }),
  listRegistration: async () => ({}),
  createRegistration: async ({ clinic: { slug } }) => ({
    body: { clinic: slug, language: 'id', patient: otherPatientInput(), consent: true },
  }),
  listRegistrationClinic: async () => ({}),
  getRegistration: async ({ addRegistration }) => ({ path: { id: (await addRegistration()).id } }),
  acceptRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version } }
  },
  mergeRegistration: async ({ addPatient, addRegistration }) => {
    const [patient, { id, version }] = [await addPatient(), await addRegistration()]
    const body = { version, patient_id: patient.id, patient_version: patient.version, patient: otherPatientInput() }
    return { path: { id }, body }
  },
  rejectRegistration: async ({ addRegistration }) => {
    const { id, version } = await addRegistration()
    return { path: { id }, body: { version, reason: 'Terkirim dua kali' } }
  },
  listPatient: async () => ({}),
  createPatient: async () => ({ body: otherPatientInput() }),
  matchPatient: async (world) => {
    // found by a phone of their own: asked twice, it finds as many
    const phone = `+62811${randomInt(10_000_000, 99_999_999)}`
    await world.addPatient({ phone })
    return { body: { ...otherPatientInput({ phone, date_of_birth: '1961-03-02' }), patient_id: null } }
  },
  getPatient: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  updatePatient: async ({ addPatient }) => {
    const { id, status, version } = await addPatient()
    return { path: { id }, body: { ...otherPatientInput({ first_name: 'Rina' }), status, version } }
  },
  getDashboard: async () => ({}),
  listRoom: async () => ({}),
  createRoom: async () => ({ body: room() }),
  getRoom: async (world) => ({ path: await addRoom(world) }),
  updateRoom: async (world) => ({ path: await addRoom(world), body: { ...room(), version: 1 } }),
  listMaintenanceWindow: async () => ({ query: { from: '2026-11-23', until: '2026-11-29' } }),
  listRoomMaintenance: async (world) => ({ path: await addRoom(world) }),
  createRoomMaintenance: async (world) => ({ path: await addRoom(world), body: maintenance }),
  cancelRoomMaintenance: async (world) => ({ path: await addRoomMaintenance(world), body: { version: 1 } }),
  listTreatingDoctor: async () => ({}),
  listDoctor: async () => ({}),
  createDoctor: async () => ({ body: oneDoctor() }),
  getDoctor: async (world) => ({ path: await addDoctor(world) }),
  updateDoctor: async (world) => ({
    path: await addDoctor(world),
    body: { ...oneDoctor(), name: 'Dua', version: 1 },
  }),
  listStaff: async () => ({}),
  createStaff: async () => ({ body: oneStaff() }),
  getStaff: async (world) => ({ path: await addStaff(world) }),
  updateStaff: async (world) => ({ path: await addStaff(world), body: { ...oneStaff(), name: 'Dua', version: 1 } }),
  listDoctorExternal: async () => ({}),
  createDoctorExternal: async () => ({ body: oneDoctorExternal() }),
  getDoctorExternal: async (world) => ({ path: await addDoctorExternal(world) }),
  updateDoctorExternal: async (world) => ({
    path: await addDoctorExternal(world),
    body: { ...oneDoctorExternal(), name: 'Dua', version: 1 },
  }),
  listPayor: async () => ({}),
  createPayor: async () => ({ body: somePayor() }),
  getPayor: async (world) => ({ path: await addPayor(world) }),
  updatePayor: async (world) => ({ path: await addPayor(world), body: { ...somePayor(), version: 1 } }),
  listInsurance: async () => ({}),
  createInsurance: async (world) => ({ body: someInsurance((await addPayor(world)).id) }),
  getInsurance: async (world) => ({ path: { id: (await addInsurance(world)).id } }),
  updateInsurance: async (world) => {
    const { id, payor_id } = await addInsurance(world)
    return { path: { id }, body: { ...someInsurance(payor_id), version: 1 } }
  },
  listProduct: async () => ({}),
  createProduct: async () => ({ body: someProduct() }),
  getProduct: async (world) => ({ path: await addProduct(world) }),
  updateProduct: async (world) => {
    const { price: _, ...body } = someProduct()
    return { path: await addProduct(world), body: { ...body, name: 'Scaling dua rahang', version: 1 } }
  },
  listProductPrice: async (world) => ({ path: await addProduct(world) }),
  createProductPrice: async (world) => ({
    path: await addProduct(world),
    body: { price: 375_000, valid_from: '2099-01-01' },
  }),
  withdrawProductPrice: async (world) => ({ path: await addFuturePrice(world), body: { reason: 'Salah ketik' } }),
  listPaket: async () => ({}),
  createPaket: async (world) => ({ body: await somePaket(world) }),
  getPaket: async (world) => ({ path: await addPaket(world) }),
  updatePaket: async (world) => ({
    path: await addPaket(world),
    body: { ...(await somePaket(world)), name: 'Paket senyum', version: 1 },
  }),
  getDoctorPhoto: async (world) => ({ path: await addPhoto(world, 'doctor_id', await addDoctor(world)) }),
  setDoctorPhoto: async (world) => ({ path: await addDoctor(world), body: picture }),
  removeDoctorPhoto: async (world) => ({ path: await addPhoto(world, 'doctor_id', await addDoctor(world)) }),
  getDoctorExternalPhoto: async (world) => ({
    path: await addPhoto(world, 'doctor_id', await addDoctorExternal(world)),
  }),
  setDoctorExternalPhoto: async (world) => ({ path: await addDoctorExternal(world), body: picture }),
  removeDoctorExternalPhoto: async (world) => ({
    path: await addPhoto(world, 'doctor_id', await addDoctorExternal(world)),
  }),
  getStaffPhoto: async (world) => ({ path: await addPhoto(world, 'staff_id', await addStaff(world)) }),
  setStaffPhoto: async (world) => ({ path: await addStaff(world), body: picture }),
  removeStaffPhoto: async (world) => ({ path: await addPhoto(world, 'staff_id', await addStaff(world)) }),
  getPatientPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_id', { id: (await world.addPatient()).id }),
  }),
  setPatientPhoto: async (world) => ({ path: { id: (await world.addPatient()).id }, body: picture }),
  removePatientPhoto: async (world) => ({
    path: await addPhoto(world, 'patient_id', { id: (await world.addPatient()).id }),
  }),
  listImport: async () => ({}),
  createImport: async () => ({ query: { kind: 'patient', file_name: 'pasien.csv' }, body: patientFile() }),
  getImport: async (world) => ({ path: await addImport(world, 'checked') }),
  mapImport: async (world) => ({
    path: await addImport(world, 'uploaded'),
    body: { columns: [...importedColumns], filled: [{ field: 'religion', text: 'Islam' }], version: 1 },
  }),
  checkImport: async (world) => ({ path: await addImport(world, 'mapped') }),
  includeImport: async (world) => ({ path: await addImport(world, 'checked') }),
  runImport: async (world) => ({ path: await addImport(world, 'checked') }),
  cancelImport: async (world) => ({ path: await addImport(world, 'uploaded') }),
  listImportRow: async (world) => ({ path: await addImport(world, 'checked') }),
  listImportProblem: async (world) => ({ path: await addImport(world, 'checked') }),
  listAppointment: async () => ({}),
  appointmentCalendar: async () => ({}),
  freeSlots: async () => ({}),
  createAppointment: async (world) => ({ body: await someAppointment(world) }),
  getAppointment: async (world) => ({ path: await addAppointment(world) }),
  previewPlanChange: async (world) => ({
    body: { cancelled_shift: { ...(await addShift(world)), version: 1 } },
  }),
  updateAppointment: async (world) => ({
    path: await addAppointment(world),
    body: {
      ...{ staff_id: null, reason: 'scaling', note: 'Minta pagi', source: 'whatsapp', reminder: 'none' },
      ...{ product_ids: [(await addProduct(world)).id], version: 1 },
    },
  }),
  rescheduleAppointment: async (world) => {
    const { id, doctor_id } = await addAppointment(world)
    const { id: room_id } = await addRoom(world)
    return { path: { id }, body: { doctor_id, room_id, ...slotAt(world, '14:00'), override_reason: '', version: 1 } }
  },
  undoReschedule: async (world) => ({ path: await addMovedAppointment(world), body: { version: 1 } }),
  confirmAppointment: async (world) => ({ path: await addAppointment(world), body: { version: 1 } }),
  cancelAppointment: async (world) => ({
    path: await addAppointment(world),
    body: { cancel_reason: 'patient_cancelled', cancel_note: '', version: 1 },
  }),
  missAppointment: async (world) => ({
    path: await addAppointment(world, slotAt(world, '10:00', -1)),
    body: { version: 1 },
  }),
  listWaitlistEntry: async () => ({}),
  matchWaitlistEntry: async () => ({}),
  createWaitlistEntry: async (world) => ({ body: await someWaitlistEntry(world) }),
  getWaitlistEntry: async (world) => ({ path: await addWaitlistEntry(world) }),
  updateWaitlistEntry: async (world) => ({
    path: await addWaitlistEntry(world),
    body: { ...(await someWaitlistEntry(world)), minutes: 60, version: 1 },
  }),
  withdrawWaitlistEntry: async (world) => ({ path: await addWaitlistEntry(world), body: { version: 1 } }),
  getDoctorSchedule: async () => ({ query: { from: '2099-01-05', until: '2099-01-11' } }),
  listShiftTemplate: async () => ({}),
  createShiftTemplate: async (world) => ({ body: { ...shiftTemplate(), doctor_id: (await addDoctor(world)).id } }),
  updateShiftTemplate: async (world) => ({
    path: await addShiftTemplate(world),
    body: { ...shiftTemplate(), ends: '11:00', version: 1 },
  }),
  endShiftTemplate: async (world) => ({
    path: await addShiftTemplate(world),
    body: { last_day: shiftTemplate().valid_from, version: 1 },
  }),
  createDoctorShift: async (world) => ({
    body: { ...shift(), date: inDays(10), doctor_id: (await addDoctor(world)).id },
  }),
  updateDoctorShift: async (world) => ({
    path: await addShift(world),
    body: { ...shift(), ends: '11:00', version: 1 },
  }),
  cancelDoctorShift: async (world) => ({
    path: await addShift(world),
    body: { reason: 'Ruangan bocor', version: 1 },
  }),
  getStaffSchedule: async () => ({ query: { from: '2099-01-05', until: '2099-01-11' } }),
  publishStaffWeek: async () => ({ body: { week: inDays(7) } }),
  copyStaffWeek: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
  listStaffTemplate: async () => ({}),
  createStaffTemplate: async (world) => ({ body: { ...staffTemplate(), staff_id: (await addStaff(world)).id } }),
  updateStaffTemplate: async (world) => ({
    path: await addStaffTemplate(world),
    body: { ...staffTemplate(), ends: '11:00', version: 1 },
  }),
  endStaffTemplate: async (world) => ({
    path: await addStaffTemplate(world),
    body: { last_day: staffTemplate().valid_from, version: 1 },
  }),
  createStaffShift: async (world) => ({
    body: { ...staffShift(), date: inDays(10), staff_id: (await addStaff(world)).id },
  }),
  updateStaffShift: async (world) => ({
    path: await addStaffShift(world),
    body: { ...staffShift(), ends: '11:00', version: 1 },
  }),
  cancelStaffShift: async (world) => ({
    path: await addStaffShift(world),
    body: { reason: 'Ruangan bocor', version: 1 },
  }),
  listStaffAbsence: async () => ({}),
  requestStaffAbsence: async (world) => ({ body: { ...absence(), staff_id: (await addStaff(world)).id } }),
  approveStaffAbsence: async (world) => ({ path: await addStaffAbsence(world), body: { version: 1 } }),
  rejectStaffAbsence: async (world) => ({
    path: await addStaffAbsence(world),
    body: { reason: 'Sudah ada yang cuti', version: 1 },
  }),
  cancelStaffAbsence: async (world) => ({ path: await addStaffAbsence(world), body: { version: 1 } }),
  allocateDoctorRoom: async (world) => ({
    path: await addShift(world),
    body: { room_id: (await addRoom(world)).id, version: 1 },
  }),
  copyDoctorRoom: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
  listAbsence: async () => ({}),
  requestAbsence: async (world) => {
    const { id: doctor_id } = await addDoctor(world)
    await beDentist(world, doctor_id)
    return { body: { ...absence(), doctor_id } }
  },
  approveAbsence: async (world) => ({ path: await addAbsence(world), body: { version: 1 } }),
  rejectAbsence: async (world) => ({
    path: await addAbsence(world),
    body: { reason: 'Sudah ada yang cuti', version: 1 },
  }),
  cancelAbsence: async (world) => ({ path: await addAbsence(world), body: { version: 1 } }),
  listAbsenceAppointment: async (world) => ({ path: await addAbsence(world) }),
}

/** A clinic with what samples name, written past the server: no limit, no audit and no role is in the way. */
export async function openWorld({ database, makeClinic, makeUser, now }: TestServer, of?: TestClinic) {
  const clinic = of ?? (await makeClinic())
  const { company_id, clinic_id } = clinic
  const user = await makeUser(clinic, 'manager_clinic')
  return {
    database,
    now,
    clinic,
    /** The manager, who may sign in. */
    user,

    async information(): Promise<Schema<'InformationUpdate'>> {
      const { id, slug, updated_at, ...stored } = await database
        .selectFrom('clinic')
        .select(informationColumns)
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .executeTakeFirstOrThrow()
      return stored
    },

    /** As it was, whatever a call before has made of it. */
    async restorePassword() {
      const { id, password_hash } = user
      await database
        .updateTable('user')
        .set({ password_hash })
        .where((eb) => eb.and({ company_id, id }))
        .execute()
    },
    async openingVersion() {
      const { opening_version } = await database
        .selectFrom('clinic')
        .select('opening_version')
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .executeTakeFirstOrThrow()
      return opening_version
    },

    async addPatient(said: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Patient'>> {
      const { next_record_number } = await database
        .updateTable('company')
        .set((company) => ({ next_record_number: company('next_record_number', '+', 1) }))
        .where('id', '=', company_id)
        .returning('next_record_number')
        .executeTakeFirstOrThrow()
      return database
        .insertInto('patient')
        .values({
          ...{ ...patientValues(otherPatientInput(said)), company_id, clinic_id, status: 'active' },
          record_number: recordNumber(next_record_number - 1),
        })
        .returning(patientColumns)
        .executeTakeFirstOrThrow()
    },

    async addRegistration(said: Partial<Schema<'PatientInput'>> = {}): Promise<Schema<'Registration'>> {
      const patient = JSON.stringify(otherPatientInput(said))
      const code = registrationCode(randomInt)
      return database
        .insertInto('registration')
        .values({ company_id, clinic_id, code, state: 'submitted', language: 'id', patient })
        .returning(registrationColumns)
        .executeTakeFirstOrThrow()
    },
  }
}

const room = () => ({
  ...{ code: randomUUID().slice(0, 8), name: 'Satu', type: 'treatment' as const, floor: '1', chair_brand: 'Belmont' },
  ...{ chair_serial: 'BL-1', note: '', status: 'active' as const },
})

const maintenance = { starts_at: '2099-01-02T08:00:00+07:00', ends_at: '2099-01-02T12:00:00+07:00', reason: 'Servis' }

export const addRoom = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('room')
    .values({ ...room(), company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()

const addRoomMaintenance = async (world: World) => {
  const { company_id, clinic_id } = world.clinic
  const { id: room_id } = await addRoom(world)
  return world.database
    .insertInto('room_maintenance')
    .values({ ...maintenance, company_id, clinic_id, room_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const addPayor = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('payor')
    .values({ ...somePayor(), company_id, clinic_id, claim_documents: '["claim_form"]' })
    .returning('id')
    .executeTakeFirstOrThrow()

export async function addInsurance(world: World) {
  const { company_id, clinic_id } = world.clinic
  const plan = someInsurance((await addPayor(world)).id)
  const lists = { coverage_rules: JSON.stringify(plan.coverage_rules), excluded_codes: '["24.7"]' }
  return world.database
    .insertInto('insurance')
    .values({ ...plan, ...lists, company_id, clinic_id })
    .returning(['id', 'payor_id'])
    .executeTakeFirstOrThrow()
}

/** A service that no other has the code of. */
const someProduct = (): Schema<'ProductInput'> => ({
  ...{ code: `SC-${randomInt(1e9)}`, name: 'Scaling', name_en: 'Scaling', category: 'periodontics', icd9cm: '96.54' },
  ...{ scope: 'jaw', price_model: 'fixed', duration_minutes: 45, needs_consent: false, odontogram_code: '' },
  ...{ taxable: false, online_bookable: true, status: 'active', price: 350_000 },
})

export async function addProduct({ database, clinic: { company_id, clinic_id } }: World) {
  const { price: _, ...product } = someProduct()
  return database
    .insertInto('product')
    .values({ ...product, company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function addFuturePrice(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: product_id } = await addProduct(world)
  return world.database
    .insertInto('product_price')
    .values({ company_id, clinic_id, product_id, price: 400_000, valid_from: '2099-01-01', created_by: 'Rani Putri' })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function somePaket(world: World): Promise<Schema<'PaketInput'>> {
  const { id: product_id } = await addProduct(world)
  return {
    ...{ code: `PK-${randomInt(1e9)}`, name: 'Paket sehat', items: [{ product_id, quantity: 2 }], price: 650_000 },
    ...{ validity_days: 365, transferable: false, status: 'active' },
  }
}

async function addPaket(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { items, ...paket } = await somePaket(world)
  // together: somebody else may be reading the list
  return transaction(world.database, async (tx) => {
    const { id } = await tx
      .insertInto('paket')
      .values({ ...paket, company_id, clinic_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('paket_item')
      .values(items.map((item, position) => ({ ...item, company_id, clinic_id, paket_id: id, position })))
      .execute()
    return { id }
  })
}

const nik = () => String(randomInt(10 ** 12, 10 ** 13)).padStart(16, '3')

const oneDoctor = (): Schema<'DoctorInput'> => ({
  ...{ name: 'Satu', title_before: 'drg.', title_after: '', nik: nik(), specialty: 'general', status: 'active' },
  ...{ str_number: 'STR-1', str_valid_until: null, sip_number: 'SIP-1', sip_valid_until: '2099-12-31' },
  ...{ phone: '', email: '', color: 'blue', room_id: null, minutes: 30 },
})

const addDoctor = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('doctor')
    .values({ ...oneDoctor(), company_id, clinic_id, employment: 'internal' })
    .returning('id')
    .executeTakeFirstOrThrow()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const shift = () => ({
  ...{ starts: '08:00', ends: '12:00', room_id: null, slot_minutes: 30, quota: null, online_bookable: false },
})

const shiftTemplate = () => ({
  ...{ ...shift(), weekday: 'monday' as const, every_weeks: 1, valid_from: inDays(10), valid_until: inDays(40) },
})

async function addShiftTemplate(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  return world.database
    .insertInto('shift_template')
    .values({ ...shiftTemplate(), company_id, clinic_id, doctor_id, staff_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function addShift(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  const { starts, ends, ...rest } = shift()
  const date = inDays(10)
  return world.database
    .insertInto('shift')
    .values({
      ...{ ...rest, company_id, clinic_id, doctor_id, staff_id: null, assists_doctor_id: null, template_id: null },
      ...{ person: `doctor:${clinic_id}:${doctor_id}`, date },
      ...{ starts_at: `${date}T${starts}:00+07:00`, ends_at: `${date}T${ends}:00+07:00` },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const staffShift = () => ({ starts: '08:00', ends: '12:00', room_id: null, assists_doctor_id: null })

const staffTemplate = () => ({
  ...{ ...staffShift(), weekday: 'monday' as const, every_weeks: 1, valid_from: inDays(10), valid_until: inDays(40) },
})

async function addStaffTemplate(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  return world.database
    .insertInto('shift_template')
    .values({ ...shiftTemplate(), company_id, clinic_id, doctor_id: null, staff_id, assists_doctor_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function addStaffShift(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  const { starts, ends, ...rest } = shift()
  const date = inDays(10)
  return world.database
    .insertInto('shift')
    .values({
      ...{ ...rest, company_id, clinic_id, doctor_id: null, staff_id, assists_doctor_id: null, template_id: null },
      ...{ person: `staff:${clinic_id}:${staff_id}`, date },
      ...{ starts_at: `${date}T${starts}:00+07:00`, ends_at: `${date}T${ends}:00+07:00` },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function addStaffAbsence(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  return world.database
    .insertInto('absence')
    .values({
      ...{ ...absence(), company_id, clinic_id, doctor_id: null, staff_id, state: 'requested' },
      ...{ requested_by: 'Rani Putri', decided_by: null, decided_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const absence = () => ({ kind: 'leave' as const, starts_on: inDays(10), ends_on: inDays(12), reason: 'Cuti tahunan' })

/** Of the dentist who may sign in. */
async function addAbsence(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  await beDentist(world, doctor_id)
  return world.database
    .insertInto('absence')
    .values({
      ...{ ...absence(), company_id, clinic_id, doctor_id, staff_id: null, state: 'requested' },
      ...{ requested_by: 'Rani Putri', decided_by: null, decided_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const oneDoctorExternal = (): Schema<'DoctorExternalInput'> => ({
  ...{ ...oneDoctor(), engagement: 'visiting', institution: 'RSGM', agreement_number: 'PKS-1', agreement_from: null },
  ...{ agreement_until: null, bank_name: '', bank_account: '', bank_holder: '' },
})

const addDoctorExternal = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('doctor')
    .values({ ...oneDoctorExternal(), company_id, clinic_id, employment: 'external' })
    .returning('id')
    .executeTakeFirstOrThrow()

const oneStaff = (): Schema<'StaffInput'> => ({
  ...{ name: 'Satu', nik: nik(), position: 'dental_nurse', str_number: '', str_valid_until: null, sip_number: '' },
  ...{ sip_valid_until: null, skills: ['four_handed'], doctor_id: null, phone: '', email: '', status: 'active' },
})

export const addStaff = ({ database, clinic: { company_id, clinic_id } }: World) =>
  database
    .insertInto('staff')
    .values({ ...oneStaff(), skills: JSON.stringify(oneStaff().skills), company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()

const invitation = <Role extends Schema<'RoleName'>>(role: Role) => ({ email: `${randomUUID()}@clinic.test`, role })

/** An assistant who was invited and has no password yet. */
async function addInvited(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id } = await world.database
    .insertInto('user')
    .values({
      ...{
        ...invitation('nurse_clinic'),
        company_id,
        clinic_id,
        doctor_id: null,
        staff_id: (await addStaff(world)).id,
      },
      ...{ firstname: 'Yuni', lastname: '', displayname: 'Yuni', password_hash: null, status: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await issueInvitation(world.database, { company_id, user_id: id }, new Date()) }
}

const picture = await sharp({ create: { width: 96, height: 96, channels: 3, background: 'teal' } })
  .jpeg({ quality: 1 })
  .toBuffer()

async function addPhoto(
  { database, clinic: { company_id, clinic_id } }: World,
  column: 'doctor_id' | 'staff_id' | 'patient_id',
  { id }: { id: number },
) {
  await database
    .insertInto('photo')
    .values({
      ...{ company_id, clinic_id, doctor_id: null, staff_id: null, patient_id: null, [column]: id },
      ...{ name: '0123456789abcdef', small: picture, large: picture, created_at: new Date() },
    })
    .execute()
  return { id }
}

/** Half an hour of the clinic's tomorrow, or of another day. */
function slotAt({ now }: World, time: string, days = 1) {
  const start = momentOf(clinicTime(now().getTime() + days * 86_400_000, 'Asia/Jakarta').date, time, 'Asia/Jakarta')
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 1_800_000).toISOString() }
}

/** An appointment that a dentist, who works the whole day, can keep. */
export async function someAppointment(world: World): Promise<Schema<'AppointmentInput'>> {
  const { company_id, clinic_id } = world.clinic
  const hours = [{ from: '00:00', until: '23:59' }]
  const [patient, { id: doctor_id }] = [await world.addPatient(), await addDoctor(world)]
  await world.database
    .updateTable('clinic')
    .set({ opening_week: JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, hours]))) })
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .execute()
  const { date } = clinicTime(world.now().getTime() + 86_400_000, 'Asia/Jakarta')
  await world.database
    .insertInto('shift')
    .values({
      ...{ company_id, clinic_id, doctor_id, staff_id: null, person: `doctor ${doctor_id}`, template_id: null, date },
      ...{ starts_at: slotAt(world, '08:00').starts_at, ends_at: slotAt(world, '20:00').starts_at, room_id: null },
      ...{ assists_doctor_id: null, slot_minutes: 30, quota: null, online_bookable: true, cancelled_at: null },
    })
    .execute()
  return {
    ...{ patient_id: patient.id, doctor_id, staff_id: null, room_id: null, ...slotAt(world, '10:00') },
    ...{ reason: 'control', note: '', source: 'phone', reminder: 'whatsapp', product_ids: [], override_reason: '' },
    waitlist_entry_id: null,
  }
}

/** Makes the dentist who may sign in this one. */
async function beDentist({ database, clinic: { company_id, clinic_id } }: World, doctor_id: number) {
  await database
    .updateTable('user')
    .set({ doctor_id })
    .where(
      'id',
      '=',
      (eb) =>
        eb
          .selectFrom('user')
          .select(sql<number>`min(id)`.as('id'))
          .where((each) => each.and({ company_id, clinic_id, role: 'doctor_clinic' }))
          .where('password_hash', 'is not', null), // not who was invited by another sample
    )
    .execute()
}

/** Its dentist is the one who may sign in. */
export async function addAppointment(world: World, times?: { starts_at: string; ends_at: string }) {
  const { company_id, clinic_id } = world.clinic
  const { product_ids: _, waitlist_entry_id: _w, ...appointment } = await someAppointment(world)
  await beDentist(world, appointment.doctor_id)
  return world.database
    .insertInto('appointment')
    .values({
      ...{
        ...appointment,
        ...times,
        company_id,
        clinic_id,
        state: 'booked',
        cancel_reason: null,
        created_by: 'Rani Putri',
      },
    })
    .returning(['id', 'doctor_id'])
    .executeTakeFirstOrThrow()
}

async function addMovedAppointment(world: World) {
  const { company_id, clinic_id } = world.clinic
  const appointment = await addAppointment(world)
  const before = {
    ...slotAt(world, '13:00'),
    doctor_id: appointment.doctor_id,
    room_id: null,
    state: 'booked' as const,
  }
  await world.database
    .updateTable('appointment')
    .set({ moved_from: JSON.stringify({ ...before, override_reason: '', overbooked: false, broken_rules: [] }) })
    .where((eb) => eb.and({ company_id, clinic_id, id: appointment.id }))
    .execute()
  return appointment
}

async function someWaitlistEntry(world: World): Promise<Schema<'WaitlistEntryInput'>> {
  const [patient, doctor] = [await world.addPatient(), await addDoctor(world)]
  return {
    ...{ patient_id: patient.id, doctor_id: doctor.id, weekdays: ['monday'], parts_of_day: ['morning'], minutes: 30 },
    ...{ reason: 'control', note: '' },
  }
}

export async function addWaitlistEntry(world: World) {
  const { company_id, clinic_id } = world.clinic
  const entry = await someWaitlistEntry(world)
  const lists = { weekdays: '["monday"]', parts_of_day: '["morning"]' }
  return world.database
    .insertInto('waitlist_entry')
    .values({ ...entry, ...lists, company_id, clinic_id, appointment_id: null, created_by: 'Rani Putri' })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const importedColumns = [
  'first_name',
  'sex',
  'date_of_birth',
  'phone',
  'relative_name',
  'relative_phone',
  'identity_reason',
] as const

/** Somebody new, without papers. */
const importedCells = () => [
  `Ayu ${randomUUID().slice(0, 8)}`,
  ...['P', '17/05/1990', '081234567890', 'Bambang', '081298765432', 'Tidak membawa KTP'],
]

const patientFile = () =>
  Buffer.from(`${[importedColumns, importedCells()].map((cells) => cells.join(',')).join('\n')}\n`)

async function addImport(
  { database, clinic: { company_id, clinic_id } }: World,
  state: 'uploaded' | 'mapped' | 'checked',
) {
  const { id } = await database
    .insertInto('import')
    .values({
      ...{ company_id, clinic_id, kind: 'patient', file_name: 'pasien.csv', state, created_by: 'Rani Putri' },
      ...{ format: 'csv', encoding: 'utf-8', separator: ',', row_count: 1, checked: state === 'checked' ? 1 : 0 },
      ...{ headings: JSON.stringify(importedColumns), columns: JSON.stringify(importedColumns), filled: '[]' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('import_row')
    .values({
      ...{ company_id, clinic_id, import_id: id, line: 2, cells: JSON.stringify(importedCells()) },
      state: state === 'checked' ? 'right' : 'waiting',
    })
    .execute()
  return { id }
}
