import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../../testing/harness'
import { patience } from '../../../testing/patience'
import { sampleCalls } from '../../../testing/sample-calls'
import { addAppointment } from '../../../testing/sample-calls/appointment'
import { addMedicalAlert } from '../../../testing/sample-calls/medical-alert'
import { addDeposit } from '../../../testing/sample-calls/money/deposit'
import { addLabOrder } from '../../../testing/sample-calls/money/lab-order'
import { addPackageSold } from '../../../testing/sample-calls/money/package-sold'
import { addSignedNote } from '../../../testing/sample-calls/note'
import { addDocument } from '../../../testing/sample-calls/patient/patient-document'
import { addTreatmentPlan } from '../../../testing/sample-calls/patient/treatment-plan'
import { addPolicy } from '../../../testing/sample-calls/patient-policy'
import { addPhoto } from '../../../testing/sample-calls/photo'
import { addWaitlistEntry } from '../../../testing/sample-calls/waitlist'
import { slotAt } from '../../../testing/sample-times'
import { openWorld, type World } from '../../../testing/sample-world'
import { openMerging } from '../patient-merge-fixture'
import { erasedTables, keptTables } from './erased-tables'

vi.setConfig({ testTimeout: patience })

// Seen to fail: with a table struck from those that are erased, without the clinic in a statement, with a kept table left out, without
// the lock of the patient, and with the duplicates left there.

const server = await startTestServer()
afterAll(() => server.close())

const name = 'Sekarwangi'

async function openErasing() {
  const merging = await openMerging(server)
  const { call, patient } = merging
  const erase = async (id: number, headers = {}) =>
    call('erasePatient', {
      path: { id },
      body: { version: (await patient(id)).version, reason: 'Asked for by the patient' },
      headers,
    })
  const preview = async (id: number) => (await call('previewPatientErasure', { path: { id } })).body.data
  return { ...merging, erase, preview }
}

/** A patient with a row of everything that can be erased. */
async function addUntreated(world: World, at: string, first_name = name) {
  const patient = await world.addPatient({ first_name })
  const { id: patient_id } = patient
  const policy = await addPolicy(world, { patient_id })
  await addPhoto(world, 'patient_id', patient)
  await addPhoto(world, 'patient_policy_id', policy)
  await addDocument(world, { patient_id })
  const appointment = await addAppointment(world, slotAt(world, at))
  await addTreatmentPlan(world, { patient_id, state: 'accepted' })
  const rows = {
    appointment,
    medical_alert: await addMedicalAlert(world),
    waitlist_entry: await addWaitlistEntry(world),
    registration: await world.addRegistration(),
  }
  for (const [table, { id }] of Object.entries(rows))
    await sql`update ${sql.table(table)} set patient_id = ${patient_id} where id = ${id}`.execute(world.database)
  return patient
}

const writes = [
  'createAppointment',
  'createWaitlistEntry',
  'createVisit',
  'createMedicalAlert',
  'createPatientPolicy',
  'setPatientPhoto',
  'addPatientDocument',
] as const

const nothing = {
  appointment: 0,
  waitlist_entry: 0,
  registration: 0,
  medical_alert: 0,
  patient_policy: 0,
  patient_document: 0,
  treatment_plan: 0,
  photo: 0,
}

describe('a patient who was never treated', () => {
  it('is erased from every table, and nobody else is', async () => {
    const { world, call, erase, preview } = await openErasing()
    const [gone, other] = [await addUntreated(world, '10:00'), await addUntreated(world, '11:00', 'Rimba')]
    const goes = {
      appointment: 1,
      waitlist_entry: 1,
      registration: 1,
      medical_alert: 1,
      patient_policy: 1,
      patient_document: 1,
      treatment_plan: 1,
      photo: 3,
    }
    expect(await preview(gone.id)).toEqual({
      patient_id: gone.id,
      name: `${name} ${gone.last_name}`.trim(),
      version: gone.version,
      goes,
      stays: { visit: 0, package_sold: 0, deposit: 0, lab_order: 0 },
      kept_until: null,
    })
    const before = await rowsNaming(world, other.id)
    expect((await erase(gone.id)).body.data).toEqual({ erased: goes })
    expect((await call('getPatient', { path: { id: gone.id } })).status).toBe(404)
    expect(await rowsNaming(world, gone.id)).toEqual([])
    expect(await tablesTelling(world, name)).toEqual([])
    expect(await tablesTelling(world, 'Rimba')).toEqual(['patient'])
    expect(await rowsNaming(world, other.id)).toEqual(before)
    expect((await preview(other.id)).goes).toEqual(goes)
  })

  it('goes with the duplicates merged into them, and leaves the number of their identity', async () => {
    const { world, merge, erase } = await openErasing()
    const identity = { identification: 'nik', identity_number: '3171010101900777' } as const
    const [kept, duplicate] = [await world.addPatient(), await world.addPatient(identity)]
    await merge(kept.id, duplicate.id)
    expect((await erase(duplicate.id)).body.msg).toMatch(/merged/)
    expect((await erase(kept.id)).status).toBe(200)
    const { rows } = await sql`select from patient where company_id = ${world.clinic.company_id}
      and clinic_id = ${world.clinic.clinic_id} and id in (${kept.id}, ${duplicate.id})`.execute(world.database)
    expect(rows).toEqual([])
    expect(await world.addPatient(identity)).toMatchObject(identity)
  })

  it('stands in the audit with their number, the reason and nothing else', async () => {
    const { world, erase } = await openErasing()
    const { id, record_number } = await world.addPatient({ first_name: name })
    await erase(id)
    const events = (await server.eventsOf(world.clinic)).filter(({ action }) => action === 'erase')
    expect(events).toMatchObject([
      {
        object: 'patient',
        object_id: id,
        before: { record_number, ...nothing },
        after: null,
        reason: 'Asked for by the patient',
      },
    ])
    expect(JSON.stringify(events)).not.toContain(name)
  })

  it('is erased once: the same request again says the same, another one finds nobody', async () => {
    const { world, call } = await openErasing()
    const { id, version } = await world.addPatient()
    const request = {
      path: { id },
      body: { version, reason: 'Twice' },
      headers: { 'Idempotency-Key': `erasing-${id}` },
    }
    const first = await call('erasePatient', request)
    expect(first.status).toBe(200)
    expect((await call('erasePatient', request)).body).toEqual(first.body)
    expect((await call('erasePatient', { ...request, headers: {} })).status).toBe(404)
  })

  it.each(writes)('is not written of at the same moment by %s: it finds nobody, or goes too', async (operation) => {
    const { world, call, erase } = await openErasing()
    for (let round = 0; round < 6; round += 1) {
      const patient = await world.addPatient()
      const sample: { path?: object; query?: object; body?: object } = await sampleCalls[operation](world)
      const request = {
        ...(sample.path && { path: { id: patient.id } }),
        ...(sample.query && { query: sample.query }),
        body: Buffer.isBuffer(sample.body)
          ? sample.body
          : { ...sample.body, ...(!sample.path && { patient_id: patient.id }) },
      }
      const [written, erased] = await Promise.all([call(operation, request), erase(patient.id)])
      expect([200, 201, 404, 409, 422]).toContain(written.status)
      expect([200, 409]).toContain(erased.status)
      if (erased.status === 200) expect(await rowsNaming(world, patient.id)).toEqual([])
    }
  })
})

describe('a patient whose record has to be kept', () => {
  it.each([
    ['visit', async (world: World, patient_id: number) => addSignedNote(world, { patient_id })],
    ['package_sold', (world: World, patient_id: number) => addPackageSold(world, { patient_id, state: 'issued' })],
    ['deposit', (world: World, patient_id: number) => addDeposit(world, { patient_id })],
    [
      'lab_order',
      async (world: World, patient_id: number) => {
        const other = await addSignedNote(world, { patient_id })
        return addLabOrder(world, { patient_id, visit_id: other.visit_id, doctor_id: other.doctor_id })
      },
    ],
  ] as const)('is not erased: %s', async (table, add) => {
    const { world, call, erase, preview } = await openErasing()
    const { id } = await world.addPatient()
    await add(world, id)
    expect((await preview(id)).stays[table]).toBeGreaterThan(0)
    expect(await erase(id)).toMatchObject({ status: 409, body: { data: { current: { id } } } })
    expect((await call('getPatient', { path: { id } })).status).toBe(200)
  })

  it('is told until when', async () => {
    const { world, preview } = await openErasing()
    const { id } = await world.addPatient()
    const { visit_id } = await addSignedNote(world, { patient_id: id })
    // already the next day in Jakarta
    await sql`update visit set arrived_at = '2026-11-19T18:00:00Z' where company_id = ${world.clinic.company_id}
      and clinic_id = ${world.clinic.clinic_id} and id = ${visit_id}`.execute(world.database)
    expect(await preview(id)).toMatchObject({ kept_until: '2051-11-20' })
  })
})

it('is refused: another version, no reason, another role, another clinic', async () => {
  const { world, call, token } = await openErasing()
  const { id, version } = await world.addPatient()
  const ask = async (change: object, as = token) =>
    (await server.call('erasePatient', { token: as, path: { id }, body: { version, reason: 'Asked for', ...change } }))
      .status
  expect(await ask({ version: version + 1 })).toBe(409)
  expect(await ask({ reason: ' ' })).toBe(400)
  for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const)
    expect(await ask({}, await server.tokenOf(await server.makeUser(world.clinic, role)))).toBe(403)
  for (const clinic of [await server.makeClinic(), await server.makeClinic({ company_id: world.clinic.company_id })])
    expect(await ask({}, await server.tokenOf((await openWorld(server, clinic)).user))).toBe(404)
  expect((await call('getPatient', { path: { id } })).status).toBe(200)
})

describe('the tables', () => {
  it('that lead to what is erased are erased too, or are kept', async () => {
    const { world } = await openErasing()
    const { rows } = await sql<{ table: string; to: string }>`
      select c.conrelid::regclass::text as "table", c.confrelid::regclass::text as "to" from pg_constraint as c
      where c.contype = 'f'`.execute(world.database)
    const erased = new Set<string>(['patient', ...erasedTables])
    const leading = rows.filter(({ table, to }) => erased.has(to) && !erased.has(table)).map(({ table }) => table)
    const ofVisits = await sql<{ table: string }>`select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid in ('visit'::regclass, 'note'::regclass)`.execute(world.database)
    const kept = new Set<string>([...keptTables, ...ofVisits.rows.map(({ table }) => table), 'patient_merge'])
    expect(leading.filter((table) => !kept.has(table))).toEqual([])
  })
})

/** The rows of all tables that name a patient, as text; the audit keeps who did what to whom. */
async function rowsNaming({ database, clinic }: World, id: number) {
  const { rows: columns } = await sql<{
    table: string
    column: string
  }>`select table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (column_name in ('patient_id', 'survivor_id', 'duplicate_id')
      or table_name = 'patient' and column_name in ('id', 'merged_into'))`.execute(database)
  const found = await Promise.all(
    columns.map(({ table, column }) =>
      sql<{ row: string }>`select ${table} || named::text as row from ${sql.table(table)} as named
        where company_id = ${clinic.company_id} and clinic_id = ${clinic.clinic_id} and ${sql.ref(column)} = ${id}`.execute(
        database,
      ),
    ),
  )
  return found.flatMap(({ rows }) => rows.map(({ row }) => row)).sort()
}

/** The tables with a word in any column. */
async function tablesTelling({ database }: World, word: string) {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select from ${sql.table(name)} as told where told::text ilike ${`%${word}%`}`.execute(
        database,
      )
      return { name, rows }
    }),
  )
  return found.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
}
