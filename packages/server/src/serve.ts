import { fileURLToPath } from 'node:url'
import { backupSource } from './database/backup/daily/backup-source'
import { openDailyBackups } from './database/backup/daily/daily-backups'
import type { OpenDatabase } from './database/connect'
import type { Database } from './database/schema'
import { demoPassword } from './database/seed/clinic'
import { warningsOf } from './database/server-settings'
import { vacuumChanged } from './database/vacuum'
import type { Env } from './env'
import { createApp } from './http/app'
import { contractRoutes } from './http/contract-routes'
import { type Pages, readPages } from './http/page'
import { cleanUp } from './programs/cleanup'
import { readClinicConnections } from './programs/read-clinic-connections'
import { runBackups } from './programs/run-backups'
import { StartFailure } from './programs/start-failure'
import { tellSatuSehat } from './programs/tell-satu-sehat'
import { createUseCases } from './use-cases'

const minute = 60_000
const hour = 60 * minute

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Reads the pages and the contract, which need no database. */
export async function readAhead(env: Env) {
  const [pages] = await Promise.all([readPages(webRoot, env), contractRoutes()])
  return pages
}

/** Serves requests until the process is asked to stop. */
export async function serve(env: Env, opened: OpenDatabase & { pages: Pages | undefined }) {
  const { database, changes, condition, kind, close, pages } = opened
  let telling: Awaited<ReturnType<typeof tellSatuSehat>> | undefined
  const backups = openDailyBackups(env)
  const connections = await readClinicConnections(env, database)
  const app = await createApp({
    env,
    database,
    changes,
    condition,
    useCases: createUseCases(env, {
      satuSehat: { connections, serviceOf: (clinic) => telling?.serviceOf(clinic) },
      backups,
    }),
    webRoot,
    pages,
    log: process.stdout,
  })
  const address = await app.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => {
    throw explained(error, env)
  })

  const cleaning = setInterval(() => {
    cleanUp(database, new Date()).catch((err: unknown) => app.log.error({ err }, 'cleanup failed'))
  }, hour)
  let isOpen = true
  // not at once: what is damaged is to be seen by somebody first
  const vacuum = () => {
    vacuumChanged(database, () => isOpen && !condition.problem()).catch((err: unknown) => {
      if (isOpen) app.log.error({ err }, 'vacuum failed')
    })
  }
  const vacuuming = kind === 'embedded' ? setInterval(vacuum, minute) : undefined
  telling = await tellSatuSehat(env, { database, kind, condition, connections }, (err) => {
    if (isOpen) app.log.error({ err }, 'SATUSEHAT could not be told')
  })
  const backingUp = runBackups(backups, {
    source: backupSource(env, { kind, database }),
    condition,
    onFailure: (err) => app.log.error({ err }, 'the backup was not made; it is tried again every quarter of an hour'),
  })
  const stop = async () => {
    isOpen = false
    await backingUp.stop()
    await telling?.stop()
    clearInterval(cleaning)
    clearInterval(vacuuming)
    await app.close()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  if (kind === 'postgres') for (const warning of await warningsOf(database)) console.log(`Warning: ${warning}`)
  console.log(`Geraham is at ${address}`)
  console.log(`Its data is ${kind === 'embedded' ? `in the folder ${env.DATA_DIR}` : 'on the server of DATABASE_URL'}`)
  if (!env.LIMIT_READINGS) console.log('LIMIT_READINGS is false: nothing keeps an account from reading all patients.')
  if (env.APP_ENV === 'development') await printDemoAccounts(database)
}

async function printDemoAccounts(database: Database) {
  const accounts = await database
    .selectFrom('user')
    .select(['email', 'role'])
    .where('is_demo', '=', true)
    .orderBy('id')
    .execute()
  if (accounts.length === 0) return
  console.log(`Demo accounts, password ${demoPassword}:`)
  for (const { email, role } of accounts) console.log(`  ${email.padEnd(30)} ${role}`)
}

function explained(error: unknown, { HOST, PORT }: Env) {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'another program uses this port; set another PORT',
    EACCES: 'this user may not use this port; set another PORT',
    EADDRNOTAVAIL: 'this machine does not have this address; set another HOST',
    ENOTFOUND: 'this address is not known; set another HOST',
  }
  const reason = reasons[Object(error).code]
  return reason ? new StartFailure(`The server cannot listen at ${HOST}:${PORT}: ${reason}.`) : error
}
