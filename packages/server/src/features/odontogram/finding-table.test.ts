import { randomUUID } from 'node:crypto'
import { allCodes, allTeeth, codeTraits, itemProblem, type Surface, type Tooth } from '@clinic/core/odontogram'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld, type World } from '../../testing/sample-world'

const server = await startTestServer()
afterAll(() => server.close())

async function openMouth() {
  const world = await openWorld(server)
  const { id: visit_id, patient_id } = await addVisit(world, { state: 'paused' })
  const entry_key = randomUUID()
  const row = {
    company_id: world.clinic.company_id,
    clinic_id: world.clinic.clinic_id,
    patient_id,
    visit_id,
    entry_key,
    entry_hash: '',
    key: `${entry_key}/000`,
    mode: 'found',
    teeth: ['46'],
    code: 'car',
    surfaces: ['o'],
    material: null,
    width: null,
    direction: null,
    abutments: null,
    cause: null,
    is_uncertain: false,
    note: '',
    supersedes: [],
    reason: null,
    user_id: world.user.id,
    user_name: 'Rani Putri',
    dictated_by: null,
    at: new Date().toISOString(),
  }
  return { world, row }
}

/** Inserts a row past the server, and returns what the database says against it. */
async function insert({ database }: World, row: Record<string, unknown>) {
  const json = ['teeth', 'surfaces', 'abutments', 'supersedes']
  const values = Object.entries(row).map(([column, value]) =>
    json.includes(column) && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
  )
  const columns = Object.keys(row).map((column) => sql.id(column))
  return sql`insert into odontogram_finding (${sql.join(columns)}) values (${sql.join(values)})`.execute(database).then(
    () => null,
    (error: unknown) => (error instanceof DatabaseError ? error.constraint : String(error)),
  )
}

describe('the database keeps no finding', () => {
  it.each<[string, object, string]>([
    ['of a tooth that does not exist', { teeth: ['19'] }, 'finding_tooth'],
    ['of a primary tooth that does not exist', { teeth: ['56'] }, 'finding_tooth'],
    ['of no tooth', { teeth: [] }, 'finding_teeth'],
    ['of a denture for no tooth', { code: 'prd', surfaces: [], teeth: [] }, 'finding_teeth'],
    ['of a code that does not exist', { code: 'xyz', surfaces: [] }, 'finding_code'],
    ['on a surface that does not exist', { surfaces: ['i'] }, 'finding_surface'],
    ['on surfaces that are no list', { surfaces: 'o' }, 'finding_surface'],
    ['on a surface the tooth lacks', { teeth: ['11'] }, 'finding_surface_of_tooth'],
    ['on a surface a supernumerary tooth lacks', { teeth: ['21s'] }, 'finding_surface_of_tooth'],
    ['of a surface code on none', { surfaces: [] }, 'finding_surface_of_code'],
    ['of a whole tooth on a surface', { code: 'rct' }, 'finding_surface_of_code'],
    ['of a fissure elsewhere', { code: 'fis', surfaces: ['m'] }, 'finding_surface_of_code'],
    ['of a persistent permanent tooth', { code: 'per', surfaces: [] }, 'finding_dentition'],
    ['of an implant for a primary tooth', { code: 'ipx', surfaces: [], teeth: ['85'] }, 'finding_dentition'],
    ['of a denture on a supernumerary tooth', { code: 'prd', surfaces: [], teeth: ['21s'] }, 'finding_dentition'],
    ['of two teeth that are two findings', { teeth: ['46', '47'] }, 'finding_teeth'],
    ['of a gap beside one tooth', { code: 'dia', surfaces: [], width: 1 }, 'finding_teeth'],
    ['of a bridge of one tooth', { code: 'pob', surfaces: [], abutments: ['46'] }, 'finding_teeth'],
    ['of half a full denture', { code: 'fld', surfaces: [] }, 'finding_teeth'],
    ['of a material that does not exist', { code: 'prd', surfaces: [], material: 'oak' }, 'finding_material'],
    ['of decay in acrylic', { material: 'acr' }, 'finding_material'],
    ['of a gap without width', { code: 'dia', surfaces: [], teeth: ['11', '21'] }, 'finding_width'],
    ['of a gap of 21 mm', { code: 'dia', surfaces: [], teeth: ['11', '21'], width: 21 }, 'finding_width'],
    ['of a wide decay', { width: 2 }, 'finding_width'],
    ['of a migration to nowhere', { code: 'mig', surfaces: [] }, 'finding_direction'],
    ['of decay that moves', { direction: 'm' }, 'finding_direction'],
    ['of a bridge on nothing', { code: 'pob', surfaces: [], teeth: ['45', '46'] }, 'finding_abutments'],
    [
      'of a bridge on a tooth elsewhere',
      { code: 'pob', surfaces: [], teeth: ['45', '46'], abutments: ['47'] },
      'finding_abutments',
    ],
    ['of decay lost by trauma', { cause: 'trauma' }, 'finding_cause'],
    ['entered in error without a reason', { mode: 'error' }, 'finding_reason'],
    ['that holds and is explained as an error', { reason: 'Salah' }, 'finding_reason'],
    ['with a key of another entry', { key: `${randomUUID()}/000` }, 'finding_key'],
    ['of another mode', { mode: 'guessed' }, 'odontogram_finding_mode_check'],
  ])('%s', async (_, change, constraint) => {
    const { world, row } = await openMouth()
    expect(await insert(world, { ...row, ...change })).toBe(constraint)
  })

  it('twice with one key, nor of the patient or the visit of somebody else', async () => {
    const { world, row } = await openMouth()
    const [same, foreign] = [await addVisit(world), (await openMouth()).row]
    const visit = 'odontogram_finding_company_id_clinic_id_visit_id_patient_i_fkey'
    expect(await insert(world, { ...row, patient_id: same.patient_id })).toBe(visit)
    expect(await insert(world, { ...row, visit_id: foreign.visit_id, patient_id: foreign.patient_id })).toBe(visit)
    expect(await insert(world, row)).toBe(null)
    expect(await insert(world, row)).toBe('odontogram_finding_company_id_clinic_id_key_key')
  })

  it('that was changed or taken away', async () => {
    const { world, row } = await openMouth()
    await insert(world, row)
    for (const change of [sql`update odontogram_finding set note = 'lain'`, sql`delete from odontogram_finding`])
      await expect(change.execute(world.database)).rejects.toThrow('append-only')
  })
})

describe('of one tooth and code the database takes', () => {
  const codes = allCodes.filter((code) => !['between', 'bridge', 'arch'].includes(codeTraits[code].scope))
  const teeth: readonly Tooth[] = [...allTeeth, '21s', '55s']
  const findings = codes.flatMap((code) =>
    teeth.flatMap((tooth) =>
      [[], ['m'], ['o']].map((surfaces) => {
        const item = { code, surfaces: surfaces as Surface[], ...(code === 'mig' && { direction: 'm' as const }) }
        return { ...item, teeth: [tooth], problem: itemProblem(item, [tooth])?.code }
      }),
    ),
  )

  it('all that core has nothing against', async () => {
    const { world, row } = await openMouth()
    const taken = findings.filter(({ problem }) => problem === undefined)
    const values = taken.map(({ problem: _, ...finding }, index) => ({
      ...row,
      ...finding,
      entry_key: numbered(index),
      key: `${numbered(index)}/000`,
    }))
    const columns = sql.join(Object.keys({ ...row, direction: null }).map((column) => sql.id(column)))
    await sql`insert into odontogram_finding (${columns})
      select ${columns} from jsonb_populate_recordset(null::odontogram_finding, ${JSON.stringify(values)}::jsonb)`.execute(
      world.database,
    )
    expect(taken.length).toBeGreaterThan(1_000)
  })

  const refused = new Map(findings.map((finding) => [`${finding.code}: ${finding.problem}`, finding]))
  it.each([...refused].filter(([, { problem }]) => problem !== undefined))('not %s', async (_, finding) => {
    const { problem: _problem, ...said } = finding
    const { world, row } = await openMouth()
    expect(await insert(world, { ...row, ...said })).toMatch(/^finding_/)
  })
})

const numbered = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
