import type { Names } from './names'

/** The files of the server; `migration` is the name of the migration, such as 002-room. */
export const serverOf = (names: Names, { migration }: { migration: string }) => ({
  [`packages/server/src/database/migrations/${migration}.ts`]: tableOf(names),
  [`packages/server/src/features/${names.key}/${names.key}.ts`]: useCasesOf(names),
  [`packages/server/src/features/${names.key}/${names.key}.test.ts`]: testOf(names),
})

const tableOf = ({ table }: Names) => `import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql\`
create table ${table} (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create index ${table}_name_index on ${table} (company_id, clinic_id, lower(name), id);
create index ${table}_created_at_index on ${table} (company_id, clinic_id, created_at, id);
\`.execute(database)
}
`

const useCasesOf = ({ Type, value, table }: Names) => `import { sql } from 'kysely'
import { masterUseCases } from '../../database/master'

export const ${value}UseCases = masterUseCases('${Type}', {
  table: '${table}',
  columns: ['id', 'name', 'status', 'version', 'created_at', 'updated_at'],
  search: sql\`lower(name)\`,
  sort: { name: [sql\`lower(name)\`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status'],
})
`

const testOf = ({ key, Type }: Names) => `import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

async function openClinic() {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
  const create = async (name: string) =>
    (await server.call('create${Type}', { token, body: { name, status: 'active' } })).body.data
  return { token, create }
}

describe('${key}', () => {
  it('is found by a part of its name', async () => {
    const { token, create } = await openClinic()
    const { id } = await create('Melati')
    await create('Anggrek')
    const { body } = await server.call('list${Type}', { token, query: { search: 'mela' } })
    expect(body.data).toMatchObject({ count: 1, rows: [{ id, name: 'Melati', status: 'active', version: 1 }] })
  })

  it('is changed by who read its newest version', async () => {
    const { token, create } = await openClinic()
    const { id } = await create('Melati')
    const change = { token, path: { id }, body: { name: 'Melati 2', status: 'inactive', version: 1 } }
    expect((await server.call('update${Type}', change)).body.data).toMatchObject({ name: 'Melati 2', version: 2 })
    const late = await server.call('update${Type}', change)
    expect(late).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  it('does not exist for another clinic', async () => {
    const { create } = await openClinic()
    const { id } = await create('Melati')
    const { token } = await openClinic()
    const body = { name: 'Melati', status: 'active', version: 1 }
    expect((await server.call('get${Type}', { token, path: { id } })).status).toBe(404)
    expect((await server.call('update${Type}', { token, path: { id }, body })).status).toBe(404)
    expect((await server.call('list${Type}', { token })).body.data.rows).toEqual([])
  })
})
`
