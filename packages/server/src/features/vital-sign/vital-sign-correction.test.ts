import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addVitalSign } from '../../testing/sample-calls/vital-sign'
import { openClinic, type Sheet } from './vital-sign-fixture'

let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('a correction', () => {
  it('keeps both, with the reason; the right one stands', async () => {
    const { letIn, record, correct, sheetOf } = await openClinic(server)
    const id = await letIn('in_vitals')
    const taken_at = now.toISOString()
    const wrong: Sheet = (await record(id, { systolic: 190 })).body.data
    later(10)
    expect(await correct(wrong, { systolic: 120 })).toMatchObject({ status: 200 })
    const { measurements, vital_sign, state } = await sheetOf(id)
    expect(state).toBe('ready')
    expect(measurements).toMatchObject([
      { systolic: 190, state: 'corrected', correction_reason: '', taken_at },
      {
        systolic: 120,
        state: 'recorded',
        correction_reason: 'Salah baca',
        supersedes: wrong.measurements[0]?.id,
        taken_at,
        recorded_at: now.toISOString(),
      },
    ])
    expect(vital_sign).toEqual({ state: 'recorded', level: 'normal', is_acknowledged: false })
  })

  it('is refused of what was corrected, without a change, of another visit, and without a reason', async () => {
    const { letIn, record, correct, sheetOf, world } = await openClinic(server)
    const id = await letIn('in_vitals')
    const wrong: Sheet = (await record(id)).body.data
    expect(await correct(wrong, {})).toMatchObject({ status: 422, body: { data: { fields: {} } } })
    expect(await correct(wrong, { pulse: 90 }, { reason: ' ' })).toMatchObject({ status: 400 })
    expect(await correct(wrong, { temperature: 36.85 })).toMatchObject({ status: 422 })
    const other = await addVitalSign(world)
    expect(await correct(wrong, { pulse: 90 }, { vital_sign_id: other.id })).toMatchObject({
      status: 422,
      body: { data: { fields: { vital_sign_id: expect.any(String) } } },
    })
    await correct(wrong, { pulse: 90 })
    const again = await sheetOf(id)
    const first = again.measurements[0]?.id
    expect(await correct(again, { pulse: 95 }, { vital_sign_id: first })).toMatchObject({
      status: 409,
      body: { data: { current: { id, version: again.version } } },
    })
    expect((await sheetOf(id)).measurements).toHaveLength(2)
  })
})

describe('two windows', () => {
  it('that record at once: one does, the other is shown what it recorded', async () => {
    const { letIn, record } = await openClinic(server)
    const id = await letIn('in_vitals')
    const replies = await Promise.all([record(id, { pulse: 70 }), record(id, { pulse: 80 })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      data: { current: { id, state: 'ready', version: 2, measurements: [{}] } },
    })
  })

  it('that correct one measurement at once: one does', async () => {
    const { letIn, record, correct, sheetOf } = await openClinic(server)
    const id = await letIn('in_vitals')
    const sheet: Sheet = (await record(id)).body.data
    const replies = await Promise.all([correct(sheet, { pulse: 70 }), correct(sheet, { pulse: 71 })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await sheetOf(id)).measurements).toHaveLength(2)
  })
})
