import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { ask } from '../testing/program/ask'
import { startBuiltServer } from '../testing/program/built-server'
import { newFolder, open, openClinicAt, type Place } from '../testing/program/place'

interface Prepared {
  place: Place
  /** The folder of the database's own files. */
  files: string
  /** Does something to the files while no engine has them open. */
  offline: (work: () => void) => Promise<void>
}

const databases: { database: string; prepare: () => Promise<Prepared> }[] = [
  {
    database: 'the embedded database',
    prepare: async () => {
      const folder = newFolder()
      return { place: { DATA_DIR: folder }, files: join(folder, 'database'), offline: async (work) => work() }
    },
  },
  {
    database: 'PostgreSQL',
    prepare: async () => {
      const folder = newFolder()
      const postgres = await startThrowAwayPostgres({ folder })
      onTestFinished(postgres.stop)
      const offline = async (work: () => void) => {
        await postgres.kill()
        work()
        await postgres.start()
      }
      return { place: { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: '' }, files: join(folder, 'data'), offline }
    },
  },
]
const damages = [
  { damage: 'a broken page', inflict: (file: string) => writeFileSync(file, Buffer.alloc(8_192, 0xff)) },
  { damage: 'half a page', inflict: (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 4_000)) },
  { damage: 'a lost file', inflict: (file: string) => rmSync(file) },
]

// Seen to fail: without `note` in connect.ts the server went on saying that it was ready.
describe('a damaged database', { timeout: 120_000 }, () => {
  it.each(databases.flatMap((each) => damages.map((damage) => ({ ...each, ...damage }))))(
    'with $damage is told of by /ready until the server starts again: $database',
    async ({ prepare, inflict }) => {
      const { place, files, offline } = await prepare()
      const { token } = await openClinicAt(place)
      const { database, close } = await open(place)
      await sql`checkpoint`.execute(database)
      const { rows } = await sql<{ path: string }>`select pg_relation_filepath('clinic') as path`.execute(database)
      await close()
      const file = join(files, rows[0]?.path ?? '')
      const [whole, { uid, gid }] = [readFileSync(file), statSync(file)]

      await offline(() => inflict(file))
      const server = await startBuiltServer({ ...place })
      onTestFinished(async () => void (await server.kill('SIGKILL')))
      const ready = () => ask(server.address, { path: '/ready' })
      expect((await ask(server.address, { path: '/api/information', token })).status).toBeGreaterThanOrEqual(500)
      expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', reason: 'database damaged' } })
      expect(await ask(server.address, { path: '/api/room', token })).toMatchObject({ status: 200 })
      expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', reason: 'database damaged' } })
      const { stdout } = await server.kill('SIGTERM')
      expect(stdout.match(/the database is damaged/g)).toHaveLength(1)

      await offline(() => {
        writeFileSync(file, whole)
        chownSync(file, uid, gid)
      })
      const mended = await startBuiltServer({ ...place }) // it asks whether it is ready
      expect(await ask(mended.address, { path: '/api/information', token })).toMatchObject({ status: 200 })
      await mended.kill('SIGTERM')
    },
  )
})
