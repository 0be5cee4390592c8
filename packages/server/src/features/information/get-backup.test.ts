import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'

const folder = mkdtempSync(join(tmpdir(), 'clinic-backups-'))
const server = await startTestServer({ env: { BACKUP_DIR: folder, BACKUP_AT: '21:00' } })
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the backups', () => {
  it('are shown to the manager as the folder holds them, and to nobody else', async () => {
    const clinic = await server.makeClinic()
    const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
    const waiting = { state: 'waiting', daily_at: '21:00', last_good_at: null, kept: 0, failure: null }
    expect(await server.call('getBackup', { token })).toMatchObject({ status: 200, body: { data: waiting } })

    for (const day of ['25', '26']) writeFileSync(join(folder, `geraham-2024-11-${day}T2100.backup`), '')
    const last_good_at = new Date(2024, 10, 26, 21).toISOString()
    expect(await server.call('getBackup', { token })).toMatchObject({
      body: { data: { ...waiting, state: 'overdue', last_good_at, kept: 2 } },
    })

    const desk = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    expect(await server.call('getBackup', { token: desk })).toMatchObject({ status: 403 })
  })
})
