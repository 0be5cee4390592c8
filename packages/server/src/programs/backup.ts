import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeBackup } from '../database/backup/write-backup'
import { openDatabase } from '../database/connect'
import { readEnv } from '../env'
import { StartFailure } from './start-failure'

// Writes the database the server would use to a file. PostgreSQL may be at work meanwhile; the embedded database may not.

const reasons: Record<string, string> = {
  ABORT_ERR: 'it was interrupted',
  EACCES: 'this user may not write there',
  EFBIG: 'the file is larger than allowed there',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EROFS: 'the disk is read-only',
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())

await backup(process.argv.slice(2)).catch((error: unknown) => {
  const { code, message } = Object(error)
  const sentence = error instanceof StartFailure ? message : `The backup was not made: ${reasons[code] ?? message}.`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})

async function backup([file, ...more]: string[]) {
  if (!file || more.length > 0) throw new StartFailure('Say to which file: pnpm backup FILE.')
  if (existsSync(file)) throw new StartFailure(`${file} exists already; name another file.`)
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = readEnv()
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database'))) {
    throw new StartFailure(`There is nothing to back up: the folder ${DATA_DIR} holds no database.`)
  }
  const { database, close } = await openDatabase({
    databaseUrl: DATABASE_OWNER_URL ?? DATABASE_URL,
    dataDirectory: DATA_DIR,
  })
  await writeBackup(database, file, stop.signal).finally(close)
  process.stdout.write(`The backup is in ${file}.\n`)
}
