import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../programs/start-failure'

/**
 * Whether a folder holds a database; false when it is empty, so that one may be made there. Anything else is refused:
 * PGlite makes a new database over one that has lost a file, as if the folder were empty.
 */
export async function holdsDatabase(directory: string) {
  const entries = (await readdir(directory)).filter((name) => !isOfNoDatabase(name))
  if (!entries.includes('database')) {
    if (entries.length > 0) throw new StartFailure(foreign(directory, entries.sort()))
    return false
  }
  const missing = await missingFrom(join(directory, 'database'))
  if (missing) throw new StartFailure(notWhole(directory, missing))
  return true
}

/** Names that an empty folder may hold: the lock, the rest of an interrupted first start, and files that file systems and people add. */
const isOfNoDatabase = (name: string) =>
  /^server\.lock/.test(name) || name === 'database.new' || name === 'lost+found' || name.startsWith('.')

/** Returns the first file of every database that this one lacks. */
async function missingFrom(database: string): Promise<string | undefined> {
  const isFolder = (name: string) =>
    stat(join(database, name)).then(
      (each) => each.isDirectory(),
      () => false,
    )
  const isWritten = (name: string) =>
    stat(join(database, name)).then(
      (each) => each.isFile() && each.size > 0,
      () => false,
    )
  const namesIn = (name: string) => readdir(join(database, name)).catch(() => [])

  for (const name of files) if (!(await isWritten(name))) return name
  for (const name of folders) if (!(await isFolder(name))) return name
  const inBase = (await namesIn('base')).filter((name) => /^\d+$/.test(name))
  if (inBase.length === 0) return 'base/*'
  for (const name of inBase) if (!(await isWritten(`base/${name}/PG_VERSION`))) return `base/${name}/PG_VERSION`
  if (!(await namesIn('pg_wal')).some((name) => /^[\dA-F]{24}$/.test(name))) return 'pg_wal/*'
}

const files = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'postgresql.conf', 'pg_hba.conf']
const folders = [
  'base',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]

const foreign = (directory: string, entries: string[]) =>
  `The data folder ${directory} holds no database, but ${entries.slice(0, 3).join(', ')}${entries.length > 3 ? ` and ${entries.length - 3} more` : ''}; nothing was changed: set DATA_DIR to the folder with the database, or to an empty one.`

const notWhole = (directory: string, missing: string) =>
  `The database in the data folder ${directory} is not whole: ${missing} is missing or empty; nothing was changed: put a copy of the folder back, or restore a backup into another DATA_DIR.`
