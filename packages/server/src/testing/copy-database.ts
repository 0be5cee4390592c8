import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/connect'
import { onServer } from './throw-away-postgres'

/** A migrated, empty database for one test file; closing it throws it away. */
export async function copyDatabase(): Promise<OpenDatabase & { databaseUrl: string | undefined; dataDirectory: string }> {
  const template = inject('template')
  const dataDirectory = mkdtempSync(join(tmpdir(), 'clinic-test-'))
  const name = `clinic_${randomUUID().replaceAll('-', '')}`
  const { serverUrl } = template
  const databaseUrl = serverUrl && `${serverUrl}/${name}`

  if (serverUrl) await onServer(serverUrl, `create database ${name} template ${template.name}`)
  else cpSync(template.directory, dataDirectory, { recursive: true })
  const opened = await openDatabase({ databaseUrl, dataDirectory })
  return {
    ...opened,
    databaseUrl,
    dataDirectory,
    async close() {
      await opened.close()
      if (serverUrl) await onServer(serverUrl, `drop database ${name} with (force)`)
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
