import { mkdtempSync, readdirSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../../env'
import { createClinic } from '../../../testing/create-clinic'
import { type Kind, kinds, makeEmptyDatabases } from '../../../testing/database/empty-database'
import { open, type Place } from '../../../testing/program/place'
import type { OpenDatabase } from '../../connect'
import { migrate } from '../../migrate'
import { readBackup } from '../read-backup'
import { refuseUnusable } from './backup-folder'
import { backupSource } from './backup-source'
import { openDailyBackups } from './daily-backups'

const empty = await makeEmptyDatabases()
let servers: Record<Kind, OpenDatabase & { place: Place }>
beforeAll(async () => {
  const start = async (kind: Kind) => {
    const place = await empty.make(kind)
    const opened = await open(place)
    await migrate(opened.database)
    await createClinic(opened.database)
    return { ...opened, place }
  }
  servers = { embedded: await start('embedded'), postgres: await start('postgres') }
}, 120_000)
afterAll(async () => {
  for (const kind of kinds) await servers[kind].close()
  await empty.stop()
})

const newFolder = () => mkdtempSync(join(empty.folder, 'backups-'))
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const night = at(28, 2, 30)

/** One server that makes its backups at 02:30. */
function serverOf(kind: Kind, { folder = newFolder(), keep = '14' } = {}) {
  const { place, ...opened } = servers[kind]
  const env = readEnv({ ...place, BACKUP_DIR: folder, BACKUP_KEEP: keep })
  const backups = openDailyBackups(env)
  const reported: unknown[] = []
  const making = { signal: new AbortController().signal, onFailure: (error: unknown) => reported.push(error) }
  const source = backupSource(env, opened)
  return {
    folder,
    reported,
    source,
    names: () => readdirSync(folder).sort(),
    status: backups.status,
    look: (now: Date, other: Partial<Parameters<typeof backups.makeDue>[0]> = {}) =>
      backups.makeDue({ source, now, ...making, ...other }),
  }
}

describe('backups that a server makes by itself', { timeout: 120_000 }, () => {
  it.each(kinds)('are made once a day while it runs, whole and private: %s', async (kind) => {
    const server = serverOf(kind)
    await server.look(night)
    await server.look(at(28, 2, 31))
    expect(server.reported).toEqual([])
    expect(server.names()).toEqual(['geraham-2026-11-28T0230.backup'])
    const file = join(server.folder, 'geraham-2026-11-28T0230.backup')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await readBackup(file)).rows).toMatchObject({ clinic: 1 })

    await server.look(at(29, 2, 29))
    expect(server.names()).toHaveLength(1)
    await server.look(at(29, 2, 30))
    expect(server.names()).toHaveLength(2)
    expect(await server.status(at(29, 8))).toEqual({
      state: 'good',
      daily_at: '02:30',
      last_good_at: at(29, 2, 30).toISOString(),
      kept: 2,
      failure: null,
    })
    expect(readdirSync(servers.embedded.place.DATA_DIR)).not.toContain('.backup-copy')
  })

  it.each(kinds)('do not keep it from working meanwhile: %s', async (kind) => {
    const server = serverOf(kind)
    let answered = 0
    await server.look(night, {
      source: (make) =>
        server.source(async (database) => {
          await database.transaction().execute(async (tx) => {
            await sql`select 1`.execute(tx)
            await sql`select 1`.execute(servers[kind].database) // as a request asks
            answered += 1
          })
          await make(database)
        }),
    })
    expect({ answered, reported: server.reported }).toEqual({ answered: 1, reported: [] })
  })

  it('are made up for soon after the server starts again', async () => {
    const server = serverOf('postgres')
    writeFileSync(join(server.folder, 'geraham-2026-11-25T0230.backup'), 'old')
    await server.look(at(28, 8, 3))
    expect(server.names()).toEqual(['geraham-2026-11-25T0230.backup', 'geraham-2026-11-28T0803.backup'])
  })

  // seen to fail on a busy machine: where the lock ended with its connection, which the database closes a moment later
  it('can be made again at once', async () => {
    const { source } = serverOf('postgres')
    for (let time = 0; time < 30; time += 1) {
      expect(await source(async () => {})).toBe(true)
      const { rows } = await sql`select from pg_locks where locktype = 'advisory'`.execute(servers.postgres.database)
      expect(rows).toEqual([])
    }
  })

  it('leave the newest in the folder, and every file that is no backup of ours', async () => {
    const server = serverOf('postgres', { keep: '3' })
    const foreign = ['geraham-2026-11-01.backup', 'geraham-2026-11-01T0230.backup.txt', 'holiday.jpg']
    const days = ['22', '23', '24', '25'].map((day) => `geraham-2026-11-${day}T0230.backup`)
    const half = 'geraham-2026-11-27T0230.backup.unchecked.part'
    for (const name of [...foreign, ...days, half]) writeFileSync(join(server.folder, name), '')
    await server.look(night)
    const made = 'geraham-2026-11-28T0230.backup'
    expect(server.names()).toEqual([...foreign, ...days.slice(2), made].sort())

    const wrongClock = ['29', '30'].map((day) => `geraham-2027-11-${day}T0230.backup`)
    for (const name of wrongClock) writeFileSync(join(server.folder, name), '')
    await server.look(at(29, 2, 30))
    expect(server.names()).toEqual([...foreign, 'geraham-2026-11-29T0230.backup', ...wrongClock].sort())
    expect(await server.status(at(29, 3))).toMatchObject({ last_good_at: at(29, 2, 30).toISOString() })
  })

  // seen to fail: without reading back
  it('that cannot be read back are no backups: the last good one stays, and it is tried again', async () => {
    const server = serverOf('postgres', { keep: '1' })
    await server.look(at(27, 2, 30))
    const good = 'geraham-2026-11-27T0230.backup'
    const onWritten = (draft: string) => truncateSync(draft, statSync(draft).size - 99)
    await server.look(night, { onWritten })
    await server.look(at(28, 2, 44)) // too soon to be tried again
    await server.look(at(28, 2, 45), { onWritten })
    expect(server.names()).toEqual([good])
    expect(server.reported).toMatchObject([{ message: 'The backup could not be read back' }])
    expect(await server.status(at(28, 3))).toMatchObject({
      state: 'failed',
      failure: 'unreadable',
      last_good_at: at(27, 2, 30).toISOString(),
    })
    await server.look(at(28, 3))
    expect(server.names()).toEqual(['geraham-2026-11-28T0300.backup'])
    expect(await server.status(at(28, 3))).toMatchObject({ state: 'good', failure: null, kept: 1 })
  })

  it('wait for a folder that is gone, and go on when it is back', async () => {
    const server = serverOf('embedded')
    const away = `${server.folder}.away`
    renameSync(server.folder, away)
    await server.look(night)
    expect(server.reported).toMatchObject([{ code: 'ENOENT' }])
    expect(await server.status(night)).toMatchObject({ state: 'failed', failure: 'folder_missing', kept: 0 })
    renameSync(away, server.folder)
    await server.look(at(28, 2, 45))
    expect(await server.status(night)).toMatchObject({ failure: null, kept: 1 })
  })

  it('say that the disk is full, and that a database is away', async () => {
    const server = serverOf('postgres')
    await server.look(night, { source: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) })
    expect(await server.status(night)).toMatchObject({ state: 'failed', failure: 'disk_full' })
    await server.look(at(28, 3), { source: () => Promise.reject(new Error('away')) })
    expect(await server.status(night)).toMatchObject({ state: 'failed', failure: 'other' })
    expect(server.reported).toHaveLength(2)
  })

  it('are broken off by a stop, which is no failure', async () => {
    const server = serverOf('postgres')
    const stop = new AbortController()
    await server.look(night, { signal: stop.signal, onWritten: () => stop.abort() })
    expect(server.names()).toEqual([])
    expect(server.reported).toEqual([])
    expect(await server.status(night)).toMatchObject({ state: 'waiting', failure: null })
  })

  // seen to fail: without the lock
  it('are made by one of two servers of one PostgreSQL', async () => {
    const folder = newFolder()
    const one = serverOf('postgres', { folder })
    const other = serverOf('postgres', { folder })
    await Promise.all([one.look(night), other.look(at(28, 2, 31))])
    expect(one.names()).toHaveLength(1)
    // this one found it due before the other had the lock
    await other.look(at(29, 2, 31), {
      source: async (make) => {
        await one.look(at(29, 2, 30))
        return other.source(make)
      },
    })
    expect(one.names()).toHaveLength(2)
    expect([...one.reported, ...other.reported]).toEqual([])
    expect(await other.status(at(28, 3))).toEqual(await one.status(at(28, 3)))
  })

  it('are overdue an hour after one should have been made', async () => {
    const server = serverOf('postgres')
    await server.look(night)
    const states = [at(29, 2, 29), at(29, 3, 29), at(29, 3, 30), at(30, 9)].map(
      async (now) => (await server.status(now)).state,
    )
    expect(await Promise.all(states)).toEqual(['good', 'good', 'overdue', 'overdue'])
  })

  it('are off without a folder', async () => {
    const off = openDailyBackups(readEnv({}))
    expect(off.isOn).toBe(false)
    expect(await off.status(night)).toMatchObject({ state: 'off', daily_at: null })
  })
})

describe('the folder for backups', () => {
  it.each([
    { path: join(empty.folder, 'none'), message: /must be a folder that exists/ },
    { path: join(empty.folder, 'file'), message: /must be a folder: .* is a file/ },
    { path: '/proc', message: /must be a folder this user may write to/ },
  ])('is refused at the start: $path', async ({ path, message }) => {
    writeFileSync(join(empty.folder, 'file'), '')
    await expect(refuseUnusable(path)).rejects.toThrow(message)
  })

  it('is left as it was found', async () => {
    const folder = newFolder()
    await refuseUnusable(folder)
    expect(readdirSync(folder)).toEqual([])
  })
})
