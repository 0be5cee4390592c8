import { randomUUID } from 'node:crypto'
import type { OperationId, Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { patientUpdateOf } from '../../testing/patient-input'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addLetter } from '../../testing/sample-calls/letter'
import { addMedicalAlert } from '../../testing/sample-calls/medical-alert'
import { addDeposit } from '../../testing/sample-calls/money/deposit'
import { addLabOrder } from '../../testing/sample-calls/money/lab-order'
import { addPackageSold } from '../../testing/sample-calls/money/package-sold'
import { addSignedNote } from '../../testing/sample-calls/note'
import { addDocument } from '../../testing/sample-calls/patient/patient-document'
import { addTreatmentConsent } from '../../testing/sample-calls/patient/treatment-consent'
import { addTreatmentPlan } from '../../testing/sample-calls/patient/treatment-plan'
import { addPolicy } from '../../testing/sample-calls/patient-policy'
import { addPhoto } from '../../testing/sample-calls/photo'
import { addSignedPrescription } from '../../testing/sample-calls/prescription'
import { addProduct } from '../../testing/sample-calls/product'
import { addWaitlistEntry } from '../../testing/sample-calls/waitlist'
import { slotAt } from '../../testing/sample-times'
import { openWorld, type World } from '../../testing/sample-world'

/** A clinic with a manager, who may merge and undo. */
export async function openMerging(server: TestServer) {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const call = <Id extends OperationId>(operation: Id, request: object) => server.call(operation, { token, ...request })
  const patient = async (id: number) => (await call('getPatient', { path: { id } })).body.data
  const merge = async (survivor_id: number, duplicate_id: number, more: object = {}) => {
    const [survivor, duplicate] = [await patient(survivor_id), await patient(duplicate_id)]
    const { version, first_name, ...rest } = survivor
    const body = {
      version,
      duplicate_id,
      duplicate_version: duplicate.version,
      patient: inputOf({ ...rest, first_name, version }),
      ...more,
    }
    return call('mergePatient', { path: { id: survivor_id }, body })
  }
  /** The latest merge into a patient that stands. */
  const mergeInto = async (id: number) => {
    const [latest] = (await call('listPatientMerge', { path: { id } })).body.data.rows
    if (!latest) throw new Error('No merge')
    return latest
  }
  const undo = async (survivor_id: number) => {
    const { id, version } = await mergeInto(survivor_id)
    return call('undoPatientMerge', { path: { id }, body: { version } })
  }
  return { world, token, call, patient, merge, mergeInto, undo }
}

/** Two records of one person, each with a row everywhere. */
export async function openPair(server: TestServer) {
  const merging = await openMerging(server)
  const { world } = merging
  const survivor = await addFullPatient(world, { at: '10:00', first_name: 'Siti', phone: '+6281211110001' })
  const duplicate = await addFullPatient(world, {
    at: '11:00',
    first_name: 'Sitti',
    phone: '+6281211110002',
    hasPhoto: true,
  })
  return { ...merging, survivor, duplicate, ids: [survivor.patient.id, duplicate.patient.id] as const }
}

interface FullPatient extends Partial<Schema<'PatientInput'>> {
  /** When their appointment is. */
  at: string
  hasPhoto?: boolean
}

/** A patient with a row in every table that names one; a photo only if asked for, because nobody has two. */
export async function addFullPatient(world: World, { at, hasPhoto = false, ...said }: FullPatient) {
  const patient = await world.addPatient(said)
  const { id: patient_id } = patient
  const note = await addSignedNote(world, { patient_id })
  const prescription = await addSignedPrescription(world, { patient_id, state: 'finished' })
  const letter = await addLetter(world, { patient_id })
  const consent = await addTreatmentConsent(world, { patient_id })
  await addPackageSold(world, { patient_id, state: 'issued' })
  await addDeposit(world, { patient_id })
  await addPolicy(world, { patient_id })
  await addDocument(world, { patient_id })
  await addLabOrder(world, { patient_id, visit_id: note.visit_id, doctor_id: note.doctor_id })
  await addTreatmentPlan(world, { patient_id, doctor_id: note.doctor_id })
  const appointment = await addAppointment(world, slotAt(world, at))
  const [alert, entry] = [await addMedicalAlert(world), await addWaitlistEntry(world)]
  const registration = await world.addRegistration()
  for (const [table, { id }] of Object.entries({
    appointment,
    medical_alert: alert,
    waitlist_entry: entry,
    registration,
  }))
    await sql`update ${sql.table(table)} set patient_id = ${patient_id} where id = ${id}`.execute(world.database)
  await addMedicalAnswer(world, patient_id)
  if (hasPhoto) await addPhoto(world, 'patient_id', patient)
  await addSignedRows(world, note)
  await addFinding(world, { patient_id, visit_id: note.visit_id })
  await addDictation(world, { patient_id, visit_id: note.visit_id })
  await addFinalExamination(world, note)
  await addFinalPeriodontalChart(world, note)
  return { patient, note, prescription, letter, consent, appointment }
}

async function addFinding({ database, clinic, user, now }: World, of: { patient_id: number; visit_id: number }) {
  const { company_id, clinic_id } = clinic
  const key = randomUUID()
  await sql`insert into odontogram_finding (company_id, clinic_id, patient_id, visit_id, entry_key, entry_hash, key, mode,
      teeth, code, surfaces, is_uncertain, note, supersedes, user_id, user_name, at)
    values (${company_id}, ${clinic_id}, ${of.patient_id}, ${of.visit_id}, ${key}, '', ${`${key}/000`}, 'found', '["46"]', 'car',
      '["o"]', false, '', '[]', ${user.id}, 'Rani Putri', ${now().toISOString()})`.execute(database)
}

/** An entry that was taken back: nothing of it changes any more. */
async function addDictation({ database, clinic, user, now }: World, of: { patient_id: number; visit_id: number }) {
  const { company_id, clinic_id } = clinic
  const entry = { mode: 'found', teeth: ['46'], items: [{ code: 'car', surfaces: ['o'] }] }
  await sql`insert into dictation (company_id, clinic_id, patient_id, visit_id, key, entry_hash, entry, user_id, user_name,
      state, resolved_by, resolved_by_name, resolved_at, resolved_reason)
    values (${company_id}, ${clinic_id}, ${of.patient_id}, ${of.visit_id}, ${randomUUID()}, '', ${JSON.stringify(entry)}::jsonb,
      ${user.id}, 'Rani Putri', 'withdrawn', ${user.id}, 'Rani Putri', ${now().toISOString()}, '')`.execute(database)
}

/** An examination, as the end of a visit leaves it. */
async function addFinalExamination(world: World, note: Awaited<ReturnType<typeof addSignedNote>>) {
  const { company_id, clinic_id } = world.clinic
  await sql`insert into oral_examination (company_id, clinic_id, visit_id, patient_id, doctor_id, state, palate, diastema_place,
      anomaly_teeth, anomaly_shape, others, ohis, written_at)
    values (${company_id}, ${clinic_id}, ${note.visit_id}, ${note.patient_id}, ${note.doctor_id}, 'final', 'deep', '', '', '', '',
      '[]', ${world.now().toISOString()})`.execute(world.database)
}

/** A periodontal chart, as the end of a visit leaves it. */
async function addFinalPeriodontalChart(world: World, note: Awaited<ReturnType<typeof addSignedNote>>) {
  const { company_id, clinic_id } = world.clinic
  await sql`insert into periodontal_chart (company_id, clinic_id, visit_id, patient_id, state, content, written_by, written_at)
    values (${company_id}, ${clinic_id}, ${note.visit_id}, ${note.patient_id}, 'final', '{"teeth": [], "remark": "Gusi sehat"}',
      'Rani Putri', ${world.now().toISOString()})`.execute(world.database)
}

/** A diagnosis and a procedure, as the signature of a note writes them. */
async function addSignedRows(world: World, note: Awaited<ReturnType<typeof addSignedNote>>) {
  const { company_id, clinic_id } = world.clinic
  const { id: product_id } = await addProduct(world)
  await sql`insert into diagnosis (company_id, clinic_id, note_id, visit_id, patient_id, code, rank, certainty)
    values (${company_id}, ${clinic_id}, ${note.id}, ${note.visit_id}, ${note.patient_id}, 'K02.1', 'primary', 'definite')`.execute(
    world.database,
  )
  await sql`insert into procedure (company_id, clinic_id, note_id, visit_id, patient_id, product_id, name, icd9cm, surfaces, quantity,
      outcome, note)
    values (${company_id}, ${clinic_id}, ${note.id}, ${note.visit_id}, ${note.patient_id}, ${product_id}, 'Tambal', '23.2', '[]', 1,
      'done', '')`.execute(world.database)
}

const addMedicalAnswer = ({ database, clinic, now }: World, patient_id: number) =>
  database
    .insertInto('medical_answer')
    .values({
      company_id: clinic.company_id,
      clinic_id: clinic.clinic_id,
      patient_id,
      topic: 'medication',
      answer: 'none',
      answered_by: 'Ayu Lestari',
      answered_at: now().toISOString(),
    })
    .execute()

/** The tables whose rows are of a patient, as the database has them. */
export async function tablesOfPatients({ database }: Pick<World, 'database'>) {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'patient_id' order by 1`.execute(database)
  return rows.map(({ name }) => name)
}

/** Whose each row is, by table and id. */
export async function ownersIn(world: World) {
  const { company_id, clinic_id } = world.clinic
  const owners: Record<string, number> = {}
  for (const table of await tablesOfPatients(world)) {
    const { rows } = await sql<{ id: number; patient_id: number }>`select id, patient_id from ${sql.table(table)}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and patient_id is not null`.execute(world.database)
    for (const { id, patient_id } of rows) owners[`${table} ${id}`] = patient_id
  }
  return owners
}

export const inputOf = (patient: Schema<'Patient'>): Schema<'PatientInput'> => {
  const { status, deceased_on, version, price_list_id, ...input } = patientUpdateOf(patient)
  return input
}
