import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Place } from '../program/place'
import { onServer, startThrowAwayPostgres } from './throw-away-postgres'

export const kinds = ['embedded', 'postgres'] as const
export type Kind = (typeof kinds)[number]

/** New databases without any table, of both kinds. */
export async function makeEmptyDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-empty-'))
  const { url, stop } = await startThrowAwayPostgres()
  const { empty } = inject('template')

  return {
    /** Makes a new database, or a copy of one without open connections. */
    async make(kind: Kind, { DATABASE_URL = '/template1', DATA_DIR = empty }: Partial<Place> = {}): Promise<Place> {
      const name = `clinic_${randomUUID().replaceAll('-', '')}`
      if (kind === 'embedded') {
        cpSync(DATA_DIR, join(folder, name), { recursive: true })
        return { DATA_DIR: join(folder, name) }
      }
      await onServer(url, `create database ${name} template ${DATABASE_URL.split('/').at(-1)}`)
      return { DATABASE_URL: `${url}/${name}`, DATA_DIR: join(folder, 'none') }
    },
    /** A new role of the server, and the address of a database as that role. */
    async makeRole({ rights = '' } = {}) {
      const role = `clinic_${randomUUID().replaceAll('-', '')}`
      await onServer(url, `create role ${role} login password '${role}' ${rights}`)
      const addressOf = (databaseUrl = '') =>
        Object.assign(new URL(databaseUrl), { username: role, password: role }).href
      return { role, addressOf }
    },
    onServer: (statement: string) => onServer(url, statement),
    folder,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
