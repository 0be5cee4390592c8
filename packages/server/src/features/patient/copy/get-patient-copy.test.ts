import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../../testing/harness'
import { patience } from '../../../testing/patience'
import { addSignedNote } from '../../../testing/sample-calls/note'
import { openWorld } from '../../../testing/sample-world'
import { addFullPatient, openMerging, tablesOfPatients } from '../patient-merge-fixture'
import { copiedTables, uncopiedColumns, uncopiedTables } from './copied-tables'

vi.setConfig({ testTimeout: patience })

// Seen to fail: with a table taken out of the copy, without the clinic in the query of the patient, with the columns of the
// software left in, and without the ids of merged duplicates.

const server = await startTestServer()
afterAll(() => server.close())

async function openCopy() {
  const merging = await openMerging(server)
  const copy = async (id: number) => (await merging.call('getPatientCopy', { path: { id } })).body.data
  const rowsOf = async (id: number, section: string) =>
    (await copy(id)).sections.find(({ name }) => name === section)?.rows ?? []
  return { ...merging, copy, rowsOf }
}

describe('the copy of a patient', () => {
  it('has a row of every table that names a patient, and of nobody else', async () => {
    const { world, copy } = await openCopy()
    const [{ patient }, other] = [
      await addFullPatient(world, { at: '10:00', hasPhoto: true }),
      await addFullPatient(world, { at: '11:00', first_name: 'Somebody', last_name: 'Else' }),
    ]
    const given = await copy(patient.id)
    expect(given).toMatchObject({ patient_id: patient.id, record_number: patient.record_number })
    const filled = given.sections.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
    expect(filled).toEqual(expect.arrayContaining(await tablesOfPatients(world)))
    const owners = given.sections.flatMap(({ rows }) => rows.map(({ patient_id }) => patient_id))
    expect(new Set(owners.filter((id) => id !== undefined && id !== null))).toEqual(new Set([patient.id]))
    expect(JSON.stringify(given)).not.toContain(other.patient.record_number)
  })

  it('has the names of what its ids stand for, and no keys of the software', async () => {
    const { world, copy, rowsOf } = await openCopy()
    const { patient } = await addFullPatient(world, { at: '10:00' })
    expect(await rowsOf(patient.id, 'note')).toContainEqual(
      expect.objectContaining({ doctor_name: expect.stringMatching(/./), content: expect.anything() }),
    )
    const columns = (await copy(patient.id)).sections.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
    expect(columns.filter((column) => uncopiedColumns.has(column) || /hash|token/.test(column))).toEqual([])
  })

  it('of one who was merged has what both held, and both record numbers', async () => {
    const { world, merge, copy, rowsOf } = await openCopy()
    const [kept, gone] = [
      await addFullPatient(world, { at: '10:00' }),
      await addFullPatient(world, { at: '11:00', hasPhoto: true }),
    ]
    await merge(kept.patient.id, gone.patient.id)
    expect(await copy(kept.patient.id)).toMatchObject({ former_record_numbers: [gone.patient.record_number] })
    const numbers = (await rowsOf(kept.patient.id, 'patient')).map(({ record_number }) => record_number)
    expect(numbers).toEqual([kept.patient.record_number, gone.patient.record_number])
    expect(await rowsOf(kept.patient.id, 'letter')).toHaveLength(2)
  })

  it('is written down, and stands among who read the patient', async () => {
    const { world, call, rowsOf } = await openCopy()
    const { id } = await world.addPatient()
    await call('getPatientCopy', { path: { id } })
    const events = await server.eventsOf(world.clinic)
    expect(events).toContainEqual(expect.objectContaining({ action: 'read', object: 'patient_copy', object_id: id }))
    const { rows } = (await call('listPatientAccess', { path: { id } })).body.data
    expect(rows).toMatchObject([{ object: 'patient_copy' }])
    expect(await rowsOf(id, 'access')).toMatchObject([{ object: 'patient_copy', user_name: expect.any(String) }])
  })

  it('is given by the manager alone, of the own clinic', async () => {
    const { world, call } = await openCopy()
    const path = { id: (await world.addPatient()).id }
    const ask = async (token: string) => (await server.call('getPatientCopy', { token, path })).status
    for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const)
      expect(await ask(await server.tokenOf(await server.makeUser(world.clinic, role)))).toBe(403)
    const { company_id } = world.clinic
    for (const clinic of [await server.makeClinic(), await server.makeClinic({ company_id })])
      expect(await ask(await server.tokenOf((await openWorld(server, clinic)).user))).toBe(404)
    expect((await call('getPatientCopy', { path })).status).toBe(200)
  })

  it('of two hundred visits is here in a second or so', async () => {
    const { world, call } = await openCopy()
    const { id } = await world.addPatient()
    const { visit_id } = await addSignedNote(world, { patient_id: id })
    const { company_id, clinic_id } = world.clinic
    const columns = await sql<{ list: string }>`select string_agg(quote_ident(column_name), ', ') as list
      from information_schema.columns where table_schema = 'public' and table_name = 'visit'
      and column_name not in ('id', 'appointment_id', 'queue_number')`.execute(world.database)
    const list = sql.raw(columns.rows[0]?.list ?? '')
    await sql`insert into visit (${list}, queue_number) select ${list}, 1000 + place from visit, generate_series(1, 199) as place
      where company_id = ${company_id} and clinic_id = ${clinic_id} and id = ${visit_id}`.execute(world.database)
    const began = performance.now()
    const { body } = await call('getPatientCopy', { path: { id } })
    const took = performance.now() - began
    expect(body.data.sections.find(({ name }) => name === 'visit')?.rows).toHaveLength(200)
    expect(took).toBeLessThan(3000) // three times what it may take: the machine of a test is shared
  })
})

describe('the tables', () => {
  it('that lead to a patient are in the copy, or named with why not', async () => {
    const { world } = await openCopy()
    const links = await sql<{ table: string; to: string }>`
      select c.conrelid::regclass::text as "table", c.confrelid::regclass::text as "to" from pg_constraint as c
      where c.contype = 'f'
      union select table_name, left(column_name, -3) from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_id'`.execute(world.database)
    const copied = new Set<string>(Object.keys(copiedTables))
    const leading = links.rows.filter(({ table, to }) => copied.has(to) && !copied.has(table)).map(({ table }) => table)
    // seen to fail with a table struck from either list
    expect([...new Set(leading)].sort()).toEqual(Object.keys(uncopiedTables).sort())
    for (const [table, { links: owners }] of Object.entries(copiedTables))
      for (const owner of Object.keys(owners)) expect(links.rows).toContainEqual({ table, to: owner })
  })
})
