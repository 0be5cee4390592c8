import { sql } from 'kysely'
import type { Database } from '../database/schema'

/** The count and a digest of the rows of a clinic, or of a whole company, in whatever tables there are. */
export async function rowsOf(
  database: Database,
  { company_id, clinic_id }: { company_id: number; clinic_id?: number },
) {
  const { rows: tables } = await sql<{ name: string; has_clinic: boolean }>`
    select table_name as name, bool_or(column_name = 'clinic_id') as has_clinic
    from information_schema.columns where table_schema = 'public'
    group by table_name having bool_or(column_name = 'company_id') order by 1`.execute(database)
  const digests = tables
    .filter(({ name, has_clinic }) => clinic_id === undefined || has_clinic || name === 'clinic')
    .map(({ name }) => {
      const clinic = sql.ref(name === 'clinic' ? 'id' : 'clinic_id')
      return sql`select ${sql.lit(name)} as name, count(*) as count, md5(string_agg(t::text, '' order by t::text)) as digest
        from ${sql.table(name)} t
        where company_id = ${company_id} ${clinic_id === undefined ? sql`` : sql`and ${clinic} = ${clinic_id}`}`
    })
  const { rows } = await sql<{
    name: string
    count: number
    digest: string | null
  }>`${sql.join(digests, sql` union all `)}`.execute(database)
  return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]))
}
