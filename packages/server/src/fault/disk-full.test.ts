import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mountSmallDisk } from '../testing/database/small-disk'
import { startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { ask } from '../testing/program/ask'
import { noProblems, problemsOfBooks } from '../testing/program/books'
import { startBuiltServer } from '../testing/program/built-server'
import { openDesks } from '../testing/program/desk'
import { open, openClinicAt, type Place } from '../testing/program/place'

// Seen to fail: with class 53 taken out of errors.ts writes were answered 500.
describe('3a-23: while the disk is full', { timeout: 120_000 }, () => {
  it.each([
    {
      database: 'the embedded database',
      prepare: async (folder: string): Promise<Place> => ({ DATA_DIR: folder }),
    },
    { database: 'PostgreSQL', prepare: preparePostgres },
  ])(
    '$database refuses to write within a second, goes on reading, and writes again once there is space',
    async ({ prepare }) => {
      const disk = mountSmallDisk(512)
      onTestFinished(disk.unmount)
      const folder = join(disk.folder, 'clinic')
      mkdirSync(folder)
      const place = await prepare(folder)
      const { company_id, clinic, token } = await openClinicAt(place)
      const server = await startBuiltServer({ ...place })
      onTestFinished(async () => void (await server.kill('SIGKILL')))

      const desks = openDesks(4, { address: () => server.address, token, clinic, seed: 53 })
      await desks.acknowledge(40)
      disk.fill()
      while (desks.refusals().length < 20)
        await Promise.race([setTimeout(5), ...desks.all.map(({ working }) => working)])
      expect(await ask(server.address, { path: '/health' })).toMatchObject({ status: 200 })
      expect(await ask(server.address, { path: '/api/patient', token })).toMatchObject({ status: 200 })

      disk.makeSpace()
      await desks.acknowledge(40)
      await desks.close()
      expect(Math.max(...desks.refusals().map(({ milliseconds }) => milliseconds))).toBeLessThan(1_000)
      await server.kill('SIGTERM')
      const { database, close } = await open(place)
      onTestFinished(close)
      expect(await problemsOfBooks(database, company_id, desks.all)).toEqual(noProblems)
    },
  )
})

async function preparePostgres(folder: string): Promise<Place> {
  const postgres = await startThrowAwayPostgres({ folder, durable: true })
  onTestFinished(postgres.stop)
  return { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: '' }
}
