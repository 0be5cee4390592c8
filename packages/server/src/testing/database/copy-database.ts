import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../database/connect'
import { open } from '../program/place'
import { onServer } from './throw-away-postgres'

/** A migrated, empty database for one test file, not opened yet. */
export async function copyTemplate() {
  const template = inject('template')
  const { serverUrl } = template
  const folder = mkdtempSync(join(tmpdir(), 'clinic-test-'))
  const name = `clinic_${randomUUID().replaceAll('-', '')}`

  if (serverUrl) await onServer(serverUrl, `create database ${name} template ${template.name}`)
  else cpSync(template.directory, folder, { recursive: true })
  return {
    place: { DATABASE_URL: serverUrl && `${serverUrl}/${name}`, DATA_DIR: folder },
    async remove() {
      if (serverUrl) await onServer(serverUrl, `drop database ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same, opened; closing it throws it away. */
export async function copyDatabase(): Promise<OpenDatabase> {
  const { place, remove } = await copyTemplate()
  const opened = await open(place)
  return {
    ...opened,
    async close() {
      await opened.close()
      await remove()
    },
  }
}
