import { refuseUnusable } from '../database/backup/daily/backup-folder'
import { openPrepared } from '../database/prepare'
import { type Env, readEnv } from '../env'
import { StartFailure } from './start-failure'

await start().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})

async function start() {
  const env = readEnv()
  if (env.BACKUP_DIR) await refuseUnusable(env.BACKUP_DIR)
  let begin = (): void => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  // While the database opens in a thread or a server of its own the rest is loaded; earlier it would keep that waiting.
  const opening = openPrepared(env, { onBegun: begin })
  const [opened, { serve, pages }] = await Promise.all([opening, begun.then(() => load(env))])
  try {
    await serve(env, { ...opened, pages })
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function load(env: Env) {
  const { readAhead, serve } = await import('../serve')
  return { serve, pages: await readAhead(env) }
}
