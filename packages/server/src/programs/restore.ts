import { readBackup } from '../database/backup/read-backup'
import { restoreBackup } from '../database/backup/restore-backup'
import { openDatabase } from '../database/connect'
import { readEnv } from '../env'
import { StartFailure } from './start-failure'

// Fills the database the server would use, which must be empty, with a backup.

await restore(process.argv.slice(2)).catch((error: unknown) => {
  const { message } = Object(error)
  process.stderr.write(`${error instanceof StartFailure ? message : `The backup was not restored: ${message}.`}\n`)
  process.exit(1)
})

async function restore([file, ...more]: string[]) {
  if (!file || more.length > 0) throw new StartFailure('Say from which file: pnpm restore FILE.')
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = readEnv()
  const backup = await readBackup(file) // whole, before a database is made for it
  const { database, close } = await openDatabase({
    databaseUrl: DATABASE_OWNER_URL ?? DATABASE_URL,
    dataDirectory: DATA_DIR,
  })
  await restoreBackup(database, { file, migrations: backup.migrations }).finally(close)
  const rows = Object.values(backup.rows).reduce((sum, each) => sum + each, 0)
  process.stdout.write(`Restored ${rows} rows as they were at ${backup.at}.\n`)
}
