import { rm } from 'node:fs/promises'
import type { Figure } from './figure'
import { startServer } from './server'

/** From the command to the first usable page: built from nothing with a new database, then again with nothing changed. */
export async function measureStarts(dataFolder: string): Promise<Figure[]> {
  for (const built of ['packages/web/dist', 'packages/server/dist', 'packages/web/styled-system'])
    await rm(built, { recursive: true, force: true })
  const first = await startServer(dataFolder)
  await first.stop()
  const again = await startServer(dataFolder)
  await again.stop()
  const itself = await startServer(dataFolder, [process.execPath, 'packages/server/dist/main.mjs'])
  await itself.stop()
  return [
    { what: 'first start to usable, after install', value: first.seconds, unit: 's', limit: 90 },
    { what: 'restart to usable', value: again.seconds, unit: 's', limit: 5 },
    { what: 'restart of the server itself', value: itself.seconds, unit: 's', limit: 2 },
  ]
}
