import type { Schema } from '@clinic/api'
import { noteProcedureFixture } from '@clinic/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addSignedNote } from '../../testing/sample-calls/note'
import { addProduct } from '../../testing/sample-calls/product'
import { addStaff } from '../../testing/sample-calls/staff'
import { content, openPractice } from './note-fixture'

// Seen to fail: without a look at the codes, the surfaces or the services.

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('what there is not', () => {
  const diagnosis = {
    id: 1,
    code: 'K04.0',
    tooth: '46',
    rank: 'primary',
    certainty: 'definite',
    prognosis: null,
  } as const
  const fieldsOf = ({ status, body }: Awaited<ReturnType<Awaited<ReturnType<typeof openPractice>>['write']>>) => [
    status,
    Object.keys(body.data.fields ?? {}),
  ]

  it.each<[string, Partial<Schema<'NoteContent'>>, string]>([
    ['an ICD-10 code', { diagnoses: [{ ...diagnosis, code: 'K99.9' }] }, 'diagnoses.0.code'],
    ['two rows with one number', { diagnoses: [diagnosis, diagnosis] }, 'diagnoses.1.id'],
    [
      'a service',
      { procedures: [noteProcedureFixture({ product_id: 8_999_999, doctor_id: null })] },
      'procedures.0.product_id',
    ],
  ])('%s is refused', async (_, unknown, field) => {
    const { write } = await openPractice(server)
    expect(fieldsOf(await write({ content: content(unknown) }))).toEqual([422, [`content.${field}`]])
  })

  it.each<[Partial<Schema<'NoteProcedure'>>, string | null]>([
    [{ tooth: '46', surfaces: ['o', 'm'] }, null],
    [{ tooth: '11', surfaces: ['m'] }, null],
    [{ tooth: '11', surfaces: ['o'] }, 'surfaces'],
    [{ tooth: null, surfaces: ['m'] }, 'surfaces'],
    [{ doctor_id: 8_999_999 }, 'doctor_id'],
    [{ staff_id: 8_999_999 }, 'staff_id'],
    [{ icd9cm: '23.2' }, null],
    [{ icd9cm: '' }, null],
    [{ icd9cm: '23.99' }, 'icd9cm'],
    [{ jaw: 'upper' }, 'jaw'],
    [
      { anaesthesia: { agent: 'lidocaine_adrenaline', technique: 'nerve_block', millilitres: 1.8, batch: 'LID-088' } },
      null,
    ],
    [{ anaesthesia: null }, null],
  ])('of a procedure %j: %s', async (given, field) => {
    const { write, world, visit } = await openPractice(server)
    const { id: product_id } = await addProduct(world, { scope: 'surface' })
    const procedure = noteProcedureFixture({ product_id, doctor_id: visit.doctor_id, ...given })
    const reply = await write({ content: content({ procedures: [procedure] }) })
    expect(fieldsOf(reply)).toEqual(field ? [422, [`content.procedures.0.${field}`]] : [200, []])
  })

  it.each([
    ['surface', { tooth: '46', surfaces: ['o'] }, []],
    ['tooth', { tooth: '46' }, []],
    ['tooth', { tooth: '46', surfaces: ['o'] }, ['surfaces']],
    ['jaw', { jaw: 'upper' }, []],
    ['jaw', { tooth: '46' }, ['tooth']],
    ['mouth', { tooth: '46', surfaces: ['o'], jaw: 'upper' }, ['tooth', 'jaw']],
    ['none', { jaw: 'lower' }, ['jaw']],
    ['none', {}, []],
  ] as const)('of a service done on %s, at %j: %j is refused', async (scope, place, fields) => {
    const { write, world, visit } = await openPractice(server)
    const { id: product_id } = await addProduct(world, { scope })
    const given = Object({ tooth: null, surfaces: [], ...place })
    const procedures = [noteProcedureFixture({ product_id, doctor_id: visit.doctor_id, ...given })]
    const wanted = fields.map((field) => `content.procedures.0.${field}`)
    expect(fieldsOf(await write({ content: content({ procedures }) }))).toEqual([wanted.length > 0 ? 422 : 200, wanted])
  })

  it('is a place that a service lost meanwhile, until another is written', async () => {
    const { write, world, visit } = await openPractice(server)
    const { id: product_id } = await addProduct(world, { scope: 'surface' })
    const procedure = noteProcedureFixture({ product_id, doctor_id: visit.doctor_id })
    await write({ content: content({ procedures: [procedure] }) })
    await server.database.updateTable('product').set({ scope: 'mouth' }).where('id', '=', product_id).execute()
    expect(await write({ version: 1, content: content({ procedures: [procedure] }) })).toMatchObject({ status: 200 })
    const moved = content({ procedures: [{ ...procedure, tooth: '47' as const }] })
    expect(fieldsOf(await write({ version: 2, content: moved }))).toEqual([422, ['content.procedures.0.tooth']])
  })

  it('is a dentist or an assistant of another clinic', async () => {
    const { write, world } = await openPractice(server)
    const { id: product_id } = await addProduct(world, { scope: 'none' })
    const other = (await openPractice(server)).world
    const foreign = { doctor_id: (await addDoctor(other)).id, staff_id: (await addStaff(other)).id }
    const procedures = [noteProcedureFixture({ product_id, tooth: null, surfaces: [], ...foreign })]
    expect(fieldsOf(await write({ content: content({ procedures }) }))).toEqual([
      422,
      ['content.procedures.0.doctor_id', 'content.procedures.0.staff_id'],
    ])
  })

  it.each(['19', '56', '46x'])('tooth %s is refused', async (tooth) => {
    const { write } = await openPractice(server)
    expect(
      await write({ content: Object(content({ diagnoses: [{ ...diagnosis, tooth: Object(tooth) }] })) }),
    ).toMatchObject({
      status: 400,
    })
  })

  const lidocaine = { agent: 'lidocaine_adrenaline', technique: 'infiltration', millilitres: 1.8, batch: '' }
  it.each([
    { agent: 'cocaine' },
    { technique: 'acupuncture' },
    { millilitres: 0 },
    { millilitres: 31 },
    { millilitres: '1,8' },
    { batch: 'x'.repeat(41) },
    { unit: 'carpule' },
  ])('anaesthesia with %j is refused', async (given) => {
    const { write } = await openPractice(server)
    const procedure = noteProcedureFixture({ anaesthesia: Object({ ...lidocaine, ...given }) })
    expect(await write({ content: content({ procedures: [procedure] }) })).toMatchObject({ status: 400 })
  })

  it('becoming inactive does not stop who has named it already', async () => {
    const { write, world, visit } = await openPractice(server)
    const inactive = { status: 'inactive' } as const
    const [named, other] = [await addProduct(world), await addProduct(world)]
    const procedure = noteProcedureFixture({
      product_id: named.id,
      doctor_id: visit.doctor_id,
      tooth: null,
      surfaces: [],
    })
    await write({ content: content({ procedures: [procedure] }) })
    for (const table of ['product', 'doctor'] as const)
      await server.database.updateTable(table).set(inactive).where('company_id', '=', world.clinic.company_id).execute()
    expect(await write({ version: 1, content: content({ procedures: [procedure] }) })).toMatchObject({ status: 200 })
    const added = { ...procedure, id: 2, product_id: other.id }
    expect(fieldsOf(await write({ version: 2, content: content({ procedures: [procedure, added] }) }))).toEqual([
      422,
      ['content.procedures.1.product_id'],
    ])
  })

  it('is no row of the database either', async () => {
    const { world } = await openPractice(server)
    const { id, visit_id, patient_id } = await addSignedNote(world)
    const { company_id, clinic_id } = world.clinic
    const { id: product_id } = await addProduct(world)
    const of = { company_id, clinic_id, note_id: id, visit_id, patient_id }
    const insertDiagnosis = ({ id: _, ...given }: Schema<'NoteDiagnosis'>) =>
      server.database
        .insertInto('diagnosis')
        .values({ ...of, ...given })
        .execute()
    const insertProcedure = ({
      id: _,
      surfaces,
      consent: _consent,
      not_charted: _why,
      anaesthesia: _without,
      ...given
    }: Schema<'NoteProcedure'>) =>
      server.database
        .insertInto('procedure')
        .values({
          ...of,
          ...given,
          product_id,
          doctor_id: null,
          name: 'Tambal',
          icd9cm: given.icd9cm ?? '23.2',
          surfaces: JSON.stringify(surfaces),
          consent_witness: null,
          consent_at: null,
        })
        .execute()
    for (const wrong of [{ code: 'karies' }, { code: '' }, { tooth: '19' }, { rank: 'third' }])
      await expect(insertDiagnosis({ ...diagnosis, ...Object(wrong) })).rejects.toThrow('violates check')
    await insertDiagnosis(diagnosis)
    for (const wrong of [
      { tooth: '11' },
      { tooth: null },
      { tooth: '56' },
      { surfaces: ['x'] },
      { jaw: 'left' },
      { icd9cm: '2' },
    ])
      await expect(insertProcedure(noteProcedureFixture(Object(wrong)))).rejects.toThrow('violates check')
    await insertProcedure(noteProcedureFixture())
  })
})

describe('who can be named in a note', () => {
  it('are the dentists who may treat today and the assistants, of the clinic', async () => {
    const { world, token, tokenOf } = await openPractice(server)
    const { database } = server
    const [assistant, clerk, gone] = [await addStaff(world), await addStaff(world), await addStaff(world)]
    const unlicensed = await addDoctor(world)
    await database.updateTable('staff').set({ position: 'front_office' }).where('id', '=', clerk.id).execute()
    await database.updateTable('staff').set({ status: 'inactive' }).where('id', '=', gone.id).execute()
    await database
      .updateTable('doctor')
      .set({ sip_valid_until: '2026-11-22' })
      .where('id', '=', unlicensed.id)
      .execute()
    const { body } = await server.call('listPerformer', { token })
    const doctors = await database
      .selectFrom('doctor')
      .select('id')
      .where('company_id', '=', world.clinic.company_id)
      .where('id', '<>', unlicensed.id)
      .execute()
    expect(body.data.doctors.map(({ id }) => id).sort()).toEqual(doctors.map(({ id }) => id).sort())
    const assistants = body.data.assistants.map(({ id }) => id)
    expect([assistant, clerk, gone].map(({ id }) => assistants.includes(id))).toEqual([true, false, false])
    expect(await server.call('listPerformer', { token: await tokenOf('nurse_clinic') })).toMatchObject({ status: 403 })
  })
})
