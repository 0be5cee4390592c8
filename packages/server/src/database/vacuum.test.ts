import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './connect'
import { changedTables, vacuumChanged } from './vacuum'

const dataDirectory = mkdtempSync(join(tmpdir(), 'clinic-vacuum-'))
const { database, close } = await openDatabase({ dataDirectory })
beforeAll(async () => {
  await sql`create table shelf (id int primary key, name text)`.execute(database)
  await sql`create table empty_shelf (id int primary key)`.execute(database)
})
afterAll(async () => {
  await close()
  rmSync(dataDirectory, { recursive: true, force: true })
})

const changed = async () => {
  await sql`select pg_stat_force_next_flush()`.execute(database)
  return changedTables(database)
}

async function known() {
  const { rows } = await sql<{ columns: number; tuples: number }>`
    select (select count(*) from pg_stats where tablename = 'shelf') as columns, reltuples as tuples
    from pg_class where relname = 'shelf'`.execute(database)
  return rows[0]
}

describe('the statistics of the embedded database', { timeout: 30_000 }, () => {
  it('are there once it was started with rows', async () => {
    await sql`insert into shelf select n, 'shelf ' || n from generate_series(1, 2000) as n`.execute(database)
    expect(await known()).toEqual({ columns: 0, tuples: -1 })
    expect(await changed()).toEqual(['shelf'])
    await vacuumChanged(database, () => true)
    expect(await known()).toEqual({ columns: 2, tuples: 2000 })
  })

  it('stay while little changes, and are taken again after much did', async () => {
    await sql`update shelf set name = 'other' where id <= 200`.execute(database)
    expect(await changed()).toEqual([])
    await sql`delete from shelf where id <= 1000`.execute(database)
    expect(await changed()).toEqual(['shelf'])
    await vacuumChanged(database, () => true)
    expect(await known()).toEqual({ columns: 2, tuples: 1000 })
  })

  it('are not touched while the disk is almost full', async () => {
    await sql`delete from shelf where id <= 1500`.execute(database)
    await vacuumChanged(database, () => false)
    expect(await changed()).toEqual(['shelf'])
  })
})
