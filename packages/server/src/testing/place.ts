import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../database/connect'
import { migrate } from '../database/migrate'
import { foundClinic } from './found-clinic'

/** Where a server in another process keeps its data. */
export interface Place {
  databaseUrl?: string
  dataDirectory: string
}

/** A clinic with somebody at its desk, in an empty place. */
export async function openClinicAt(place: Place) {
  const { database, close } = await openDatabase(place)
  await migrate(database)
  const clinic = await foundClinic(database)
  const { token } = await clinic.employ('front_office_clinic')
  await close()
  return { company_id: clinic.company_id, clinic: clinic.slug, token }
}

/** A new folder, for as long as the test lasts. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-proof-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
