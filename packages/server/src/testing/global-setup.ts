import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/connect'
import { migrate } from '../database/migrate'
import { onServer, startThrowAwayPostgres } from './database/throw-away-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A migrated database to copy: the database `name` of a PostgreSQL server, or else a folder of the embedded database,
     * beside one that has no tables yet.
     */
    template: { name: string; serverUrl: string | undefined; directory: string; empty: string }
  }
}

/** Prepares one migrated database; every test file gets its copy. TEST_DATABASE_URL or TEST_POSTGRES=1 choose PostgreSQL. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-template-'))
  const directory = join(folder, 'migrated')
  const empty = join(folder, 'empty')
  const name = `clinic_template_${process.pid}`
  const postgres = process.env.TEST_POSTGRES === '1' ? await startThrowAwayPostgres() : undefined
  const serverUrl = postgres?.url ?? process.env.TEST_DATABASE_URL

  if (serverUrl) await onServer(serverUrl, `create database ${name}`)
  else {
    await (await openDatabase({ dataDirectory: empty })).close()
    cpSync(empty, directory, { recursive: true })
  }
  const template = await openDatabase({ databaseUrl: serverUrl && `${serverUrl}/${name}`, dataDirectory: directory })
  await migrate(template.database)
  await template.close()

  project.provide('template', { name, serverUrl, directory, empty })
  return async () => {
    if (serverUrl) await onServer(serverUrl, `drop database ${name} with (force)`)
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
