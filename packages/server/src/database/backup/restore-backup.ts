import { sql } from 'kysely'
import { StartFailure } from '../../programs/start-failure'
import { transaction } from '../../use-case/transaction'
import { appliedMigrations, migrate, migrationNames } from '../migrate'
import type { Database, Transaction } from '../schema'
import { readBackup } from './read-backup'
import { isInBackup, type Table, tablesOf } from './tables'

/** Fills an empty database with a backup and brings it up to date. Whatever goes wrong, not a row is left in it. */
export async function restoreBackup(database: Database, { file, migrations }: { file: string; migrations: string[] }) {
  await refuseUnlessEmpty(database)
  await migrateTo(database, migrations)
  await transaction(database, (tx) => fill(tx, file))
  await migrate(database)
}

async function refuseUnlessEmpty(database: Database) {
  for (const { name } of await tablesOf(database)) {
    const { rows } = await sql`select from ${sql.id(name)} limit 1`.execute(database)
    if (rows.length > 0) {
      throw new StartFailure('The database has data already; restore into a new folder or a new database.')
    }
  }
}

/** The tables as they were when the backup was made. */
async function migrateTo(database: Database, migrations: string[]) {
  const applied = await appliedMigrations(database)
  if (migrations.some((name, index) => name !== migrationNames[index])) {
    throw new StartFailure('The backup was made by a newer version of this program; restore it with that version.')
  }
  if (applied.some((name, index) => name !== migrations[index])) {
    throw new StartFailure('The tables are newer than the backup; restore into a new folder or a new database.')
  }
  await migrate(database, { to: migrations.at(-1) })
}

async function fill(tx: Transaction, file: string) {
  await sql`set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO';
    set local intervalstyle = 'postgres'`.execute(tx)
  const tables = await tablesOf(tx)
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.id(name)))} in access exclusive mode`.execute(tx)
  await refuseUnlessEmpty(tx)

  const known = new Map(tables.filter(isInBackup).map((table) => [table.name, table]))
  const putBack = await setAside(tx)
  const { rows, sequences } = await readBackup(file, (name, lines) => insert(tx, { table: known.get(name), lines }))
  if (Object.keys(rows).sort().join() !== [...known.keys()].sort().join()) throw otherTables()
  await putBack()
  await sql`analyze`.execute(tx)
  // Last: a sequence stays where it was set although the transaction fails.
  for (const [name, [value, isGiven]] of Object.entries(sequences)) {
    await sql`select setval(format('%I', ${name}::text)::regclass, ${value}::bigint, ${isGiven}::boolean)`.execute(tx)
  }
}

async function insert(tx: Transaction, { table, lines }: { table: Table | undefined; lines: string[] }) {
  if (!table) throw otherTables()
  const names = table.columns.map(({ name }) => sql.id(name))
  const texts = names.map((name) => sql`${name} text`)
  const values = table.columns.map(({ name, type }) => sql`${sql.id(name)}::${sql.raw(type)}`)
  await sql`
    insert into ${sql.id(table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)}
    from json_to_recordset(${`[${lines.join(',')}]`}::json) as line (${sql.join(texts)})`.execute(tx)
}

const otherTables = () => new StartFailure('The backup has other tables than this program knows.')

/**
 * Foreign keys, because rows come in the order of the tables' names, triggers, because rows stay as they are, and
 * indexes, because all rows at once are sooner in one. Answers how to put them back: then every row is checked.
 */
async function setAside(tx: Transaction) {
  const { rows } = await sql<{ away: string; back: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relnamespace = current_schema()::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'i' and not relispartition
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx)
  for (const { away } of rows) await sql.raw(away).execute(tx)
  return async () => {
    for (const { back } of rows) await sql.raw(back).execute(tx)
  }
}
