import { refuseUnusable } from '../database/backup/daily/backup-folder'
import { openPrepared } from '../database/prepare'
import { readEnv } from '../env'
import { StartFailure } from './start-failure'

await start().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})

async function start() {
  const env = readEnv()
  if (env.BACKUP_DIR) await refuseUnusable(env.BACKUP_DIR)
  // the database opens in a thread or a server of its own: meanwhile the rest is loaded
  const [opened, { serve }] = await Promise.all([openPrepared(env), import('../serve')])
  try {
    await serve(env, opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}
