import type { Schema } from '@clinic/api'
import { afterAll, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { openOffice } from './claim-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

it('what payors owe is told by its age, each figure is its claims, and what is settled is owed no more', async () => {
  const { claimed, call, tenant, answered, settle, payor_id } = await openOffice(server)
  const dueOn = async (due_on: string) => {
    const { id } = await claimed()
    const claim = server.database.updateTable('claim').where((eb) => eb.and({ ...tenant, id }))
    await claim.set({ due_on }).execute()
    return id
  }
  const ids = {
    not_due: await dueOn('2026-11-20'),
    to_30: await dueOn('2026-10-21'),
    to_60: await dueOn('2026-09-21'),
    to_90: await dueOn('2026-08-22'),
    above_90: await dueOn('2026-08-21'),
  }
  await settle((await answered(0)).id, 'write_off')
  const { rows } = (await call('listReceivable')).body.data
  const figures = { not_due: 280_000, to_30: 280_000, to_60: 280_000, to_90: 280_000, above_90: 280_000 }
  expect(rows).toEqual([
    { payor_id, payor_name: 'Asuransi Sentosa Jiwa', terms_days: 30, claims: 5, ...figures, total: 1_400_000 },
  ])
  for (const [age, id] of Object.entries(ids)) {
    const found = (await call('listClaim', { query: { age, payor_id: String(payor_id) } })).body.data.rows
    expect(found.map((claim: Schema<'ClaimCard'>) => claim.id)).toEqual([id])
  }
})

it('claims are found by number, member, patient and state, and are a table too', async () => {
  const { claimed, call, submit } = await openOffice(server)
  const { id, invoice } = await claimed()
  const batch = (await submit([id])).body.data.number
  await claimed()
  const found = async (query: Record<string, string>) =>
    (await call('listClaim', { query })).body.data.rows.map((claim: Schema<'ClaimCard'>) => claim.id)
  expect(await found({ search: invoice.number ?? '' })).toEqual([id])
  expect(await found({ search: batch })).toEqual([id])
  expect(await found({ search: invoice.patient.record_number })).toEqual([id])
  expect(await found({ state: 'submitted' })).toEqual([id])
  expect(await found({ search: '8888', sort: 'due_on' })).toHaveLength(2)
  const table = await call('listClaim', { headers: { accept: 'text/csv' } })
  expect([table.status, String(table.headers['content-type']).split(';')[0]]).toEqual([200, 'text/csv'])
})
