import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { open, type Place } from './place'
import { onServer, startThrowAwayPostgres } from './throw-away-postgres'

export const kinds = ['embedded', 'postgres'] as const
export type Kind = (typeof kinds)[number]

/** New databases without any table, of both kinds whichever this run is about. */
export async function makeEmptyDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-empty-'))
  const made = join(folder, 'made')
  // To be copied: making one takes seconds.
  const makeOne = async () => (await open({ DATA_DIR: made })).close()
  let isMade: Promise<void> | undefined
  const postgres = inject('template').serverUrl === undefined ? await startThrowAwayPostgres() : undefined
  const serverUrl = postgres?.url ?? inject('template').serverUrl ?? ''
  const names: string[] = []
  const roles: string[] = []

  return {
    /** The environment of a program that works on a new database, or on a copy of one that nobody has open. */
    async make(kind: Kind, { DATABASE_URL = '/template1', DATA_DIR = made }: Partial<Place> = {}): Promise<Place> {
      const name = `clinic_${randomUUID().replaceAll('-', '')}`
      if (kind === 'embedded') {
        isMade ??= makeOne()
        await isMade
        cpSync(DATA_DIR, join(folder, name), { recursive: true })
        return { DATA_DIR: join(folder, name) }
      }
      await onServer(serverUrl, `create database ${name} template ${DATABASE_URL.split('/').at(-1)}`)
      names.push(name)
      return { DATABASE_URL: `${serverUrl}/${name}`, DATA_DIR: join(folder, 'none') }
    },
    /** A new role of the server, and the address of a database as that role. */
    async makeRole({ rights = '' } = {}) {
      const role = `clinic_${randomUUID().replaceAll('-', '')}`
      await onServer(serverUrl, `create role ${role} login password '${role}' ${rights}`)
      roles.push(role)
      const addressOf = (databaseUrl = '') =>
        Object.assign(new URL(databaseUrl), { username: role, password: role }).href
      return { role, addressOf }
    },
    onServer: (statement: string) => onServer(serverUrl, statement),
    folder,
    async stop() {
      for (const name of names) await onServer(serverUrl, `drop database ${name} with (force)`)
      for (const role of roles) await onServer(serverUrl, `drop role ${role}`)
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
