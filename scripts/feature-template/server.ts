import type { Names } from './names'

/** The files of the server; `migration` is the name of the migration, such as 002-room. */
export const serverOf = (names: Names, { migration }: { migration: string }) => ({
  [`packages/server/src/database/migrations/${migration}.ts`]: tableOf(names),
  [`packages/server/src/features/${names.key}/${names.key}.ts`]: useCasesOf(names),
  [`packages/server/src/features/${names.key}/${names.key}.test.ts`]: testOf(names),
  [`packages/server/src/testing/sample-calls/${names.key}.ts`]: samplesOf(names),
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
import { masterUseCases } from '../../use-case/master'

export const ${value}UseCases = masterUseCases('${Type}', {
  table: '${table}',
  columns: ['id', 'name', 'status', 'version', 'created_at', 'updated_at'],
  search: sql\`lower(name)\`,
  sort: { name: [sql\`lower(name)\`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status'],
})
`

// Roles, clinics, versions, fields and events of every operation are proven elsewhere, from the contract and the samples.
const testOf = ({ Type }: Names) => `import { provesSearch } from '../../testing/master-search'

await provesSearch('${Type}', (name) => ({ name, status: 'active' }))
`

const samplesOf = ({ Type, table }: Names) => `import { masterSamples } from '../master-samples'

export const { calls } = masterSamples('${Type}', { table: '${table}', input: () => ({ name: 'Satu', status: 'active' }) })
`
