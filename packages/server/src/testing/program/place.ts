import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../database/connect'
import { migrate } from '../../database/migrate'
import { createClinic, employ, signIn } from '../create-clinic'

/** The data folder or database of a server in another process, as its environment names it. */
export interface Place {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

export const open = ({ DATABASE_URL, DATA_DIR }: Place) =>
  openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })

/** Opens a clinic with somebody at its desk, in an empty place. */
export async function openClinicAt(place: Place) {
  const { database, close } = await open(place)
  await migrate(database)
  const { company_id, clinic_id, slug } = await createClinic(database)
  const user = await employ(database, { company_id, clinic_id }, { role: 'front_office_clinic' })
  const token = await signIn(database, user)
  await close()
  return { company_id, clinic: slug, token }
}

/** A new folder, for as long as the test lasts. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-proof-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
