import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/connect'
import { onServer } from './throw-away-postgres'

/** A migrated, empty database for one test file, not opened yet. */
export async function prepareDatabase() {
  const template = inject('template')
  const { serverUrl } = template
  const dataDirectory = mkdtempSync(join(tmpdir(), 'clinic-test-'))
  const name = `clinic_${randomUUID().replaceAll('-', '')}`

  if (serverUrl) await onServer(serverUrl, `create database ${name} template ${template.name}`)
  else cpSync(template.directory, dataDirectory, { recursive: true })
  return {
    databaseUrl: serverUrl && `${serverUrl}/${name}`,
    dataDirectory,
    async remove() {
      if (serverUrl) await onServer(serverUrl, `drop database ${name} with (force)`)
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** The same, opened; closing it throws it away. */
export async function copyDatabase(): Promise<OpenDatabase> {
  const prepared = await prepareDatabase()
  const opened = await openDatabase(prepared)
  return {
    ...opened,
    async close() {
      await opened.close()
      await prepared.remove()
    },
  }
}
