import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../programs/start-failure'

/** Takes from every other user of the machine the right to open the data folder or anything of its database. */
export async function restrictToOwner(dataDirectory: string) {
  if (process.platform === 'win32') return // its rights are no modes
  const database = join(dataDirectory, 'database')
  const entries = await readdir(database, { recursive: true }).catch(() => undefined)
  await close(dataDirectory)
  if (!entries) return
  await close(database)
  await Promise.all(entries.map((entry) => close(join(database, entry))))
}

async function close(path: string) {
  const before = await lstat(path)
  if (before.isSymbolicLink() || (before.mode & forOthers) === 0) return
  await chmod(path, before.mode & 0o700).catch(() => {})
  const after = await lstat(path)
  if ((after.mode & forOthers) !== 0) throw new StartFailure(refusalOf(path))
}

const forOthers = 0o077

const refusalOf = (path: string) =>
  `Other users of this machine can open ${path}, and this user may not change that: make this user its owner, or set another DATA_DIR.`
