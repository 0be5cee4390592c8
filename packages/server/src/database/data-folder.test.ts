import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { runServer } from '../testing/program/built-server'
import { openDatabase } from './connect'
import { holdsDatabase } from './data-folder'

const root = mkdtempSync(join(tmpdir(), 'clinic-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const whole = join(root, 'whole')
await (await openDatabase({ dataDirectory: whole })).close()

function newFolder() {
  const folder = mkdtempSync(join(root, 'of-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `act` while something else, or nothing, stands in the place of a part of the database. */
async function replaced<Result>(part: string, put: Put, act: () => Promise<Result>) {
  const [path, aside] = [join(whole, part), join(root, 'aside')]
  renameSync(path, aside)
  put(path)
  try {
    return await act()
  } finally {
    rmSync(path, { recursive: true, force: true })
    renameSync(aside, path)
  }
}

type Put = (path: string) => void
const nothing: Put = () => {}
const emptyFile = (path: string) => writeFileSync(path, '')
const emptyFolder = (path: string) => mkdirSync(path)
const everything = (folder: string) => readdirSync(folder, { recursive: true }).sort()

describe('a data folder', { timeout: 120_000 }, () => {
  it('is opened as an existing database', async () => {
    expect(await holdsDatabase(whole)).toBe(true)
  })

  // Files the engine starts without.
  const optional = ['pg_ident.conf', 'postgresql.auto.conf']
  it.each(readdirSync(join(whole, 'database')).filter((name) => !optional.includes(name)))(
    'whose database has lost %s is refused',
    async (name) => {
      await replaced(`database/${name}`, nothing, () =>
        expect(holdsDatabase(whole)).rejects.toThrow(`is not whole: ${name}`),
      )
    },
  )

  it.each<{ part: string; put: Put; named: string; what: string }>([
    { part: 'database/PG_VERSION', what: 'an empty file', put: emptyFile, named: 'PG_VERSION' },
    { part: 'database/global/pg_control', what: 'nothing', put: nothing, named: 'global/pg_control' },
    { part: 'database/base', what: 'an empty folder', put: emptyFolder, named: 'base/*' },
    { part: 'database/base/5/PG_VERSION', what: 'nothing', put: nothing, named: 'base/5/PG_VERSION' },
    { part: 'database/pg_wal', what: 'an empty folder', put: emptyFolder, named: 'pg_wal/*' },
    { part: 'database', what: 'an empty folder', put: emptyFolder, named: 'PG_VERSION' },
    { part: 'database', what: 'a file', put: emptyFile, named: 'PG_VERSION' },
  ])('with $what in the place of $part is refused', async ({ part, put, named }) => {
    await replaced(part, put, () =>
      expect(holdsDatabase(whole)).rejects.toThrow(`is not whole: ${named} is missing or empty`),
    )
  })

  it('with the files of somebody else is refused', async () => {
    const folder = newFolder()
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, name), '')
    await expect(holdsDatabase(folder)).rejects.toThrow('holds no database, but a, b, c and 1 more;')
    await expect(holdsDatabase(join(whole, 'database'))).rejects.toThrow(
      'holds no database, but PG_VERSION, base, global',
    )
  })

  it.each([
    { what: 'nothing', fill: () => {} },
    { what: 'lost+found', fill: (folder: string) => mkdirSync(join(folder, 'lost+found')) },
    { what: 'hidden files', fill: (folder: string) => writeFileSync(join(folder, '.gitkeep'), '') },
    { what: 'the lock of a process', fill: (folder: string) => writeFileSync(join(folder, 'server.lock'), '') },
    {
      what: 'what a first start left that was interrupted',
      fill: (folder: string) => mkdirSync(join(folder, 'database.new', 'base'), { recursive: true }),
    },
  ])('with $what in it gets a new database', async ({ fill }) => {
    const folder = newFolder()
    fill(folder)
    expect(await holdsDatabase(folder)).toBe(false)
  })

  // Seen to fail: the server made a new database over the old one, with the demo clinic, and said nothing.
  it('that is incomplete stops the start with one sentence and is not changed', async () => {
    await replaced('database/PG_VERSION', nothing, async () => {
      const before = everything(whole)
      const { code, stdout, stderr } = await runServer({ DATA_DIR: whole, SEED_DEMO: 'true' }).ended
      expect(stderr).toBe(
        `The database in the data folder ${whole} is not whole: PG_VERSION is missing or empty; nothing was changed: put a copy of the folder back, or restore a backup into another DATA_DIR.\n`,
      )
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(everything(whole)).toEqual(before)
    })
  })
})
