import { openDatabase } from '../../database/connect'
import { appliedMigrations } from '../../database/migrate'
import { prepare } from '../../database/prepare'
import { readEnv } from '../../env'
import { checksumsOf } from './checksums'

// Says what is in these columns of the database, prepares it as the start of a server does, and says what is there
// then and how many milliseconds it took; after as many milliseconds as are given it kills itself.
const [shape = '{}', limit] = process.argv.slice(2)
const { DATABASE_URL, DATA_DIR, SEED_DEMO } = readEnv()
const { database, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })
const look = async () =>
  JSON.stringify({
    migrations: await appliedMigrations(database),
    checksums: await checksumsOf(database, JSON.parse(shape)),
  })
process.stdout.write(`found ${await look()}\n`)

const began = performance.now()
if (limit) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(limit))
await prepare(database, { SEED_DEMO })
process.stdout.write(`took ${performance.now() - began} left ${await look()}\n`)
await close()
