import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addVitalSign } from '../../testing/sample-calls/vital-sign'
import { type Input, openClinic } from './vital-sign-fixture'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('what no patient can have', () => {
  const refused: [string, Partial<Input>, number, string][] = [
    ['80/120', { systolic: 80, diastolic: 120 }, 422, 'measured.systolic'],
    ['120/120', { systolic: 120, diastolic: 120 }, 422, 'measured.systolic'],
    ['temperature 386', { temperature: 386 }, 400, 'measured.temperature'],
    ['temperature 36.85', { temperature: 36.85 }, 422, 'measured.temperature'],
    ['no blood pressure and no reason', { systolic: null, diastolic: null }, 422, 'measured.systolic'],
    ['half a blood pressure', { diastolic: null }, 422, 'measured.diastolic'],
    ['a reason beside a blood pressure', { unmeasurable_reason: 'Menangis' }, 422, 'measured.unmeasurable_reason'],
    ['a blood sugar of no time', { glucose: 100 }, 422, 'measured.glucose_timing'],
    ['weeks of no pregnancy', { pregnancy_weeks: 12 }, 422, 'measured.pregnancy_weeks'],
    ['saturation 101', { oxygen_saturation: 101 }, 400, 'measured.oxygen_saturation'],
  ]
  it.each(refused)('is refused, and nothing is written: %s', async (_, said, status, field) => {
    const { letIn, record, sheetOf } = await openClinic(server)
    const id = await letIn('in_vitals')
    expect(await record(id, said)).toMatchObject({
      status,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
    expect(await sheetOf(id)).toMatchObject({ state: 'in_vitals', version: 1, measurements: [] })
  })

  it('a blood pressure that cannot be measured needs a reason only', async () => {
    const { letIn, record } = await openClinic(server)
    const id = await letIn('in_vitals')
    const said = { systolic: null, diastolic: null, unmeasurable_reason: ' Menangis ' }
    expect(await record(id, said)).toMatchObject({
      status: 200,
      body: { data: { measurements: [{ systolic: null, unmeasurable_reason: 'Menangis' }] } },
    })
  })

  it.each([
    ['vital_sign_pressure', { systolic: 80, diastolic: 120 }],
    ['vital_sign_pressure_or_reason', { systolic: null, diastolic: null }],
    ['vital_sign_pressure_or_reason', { diastolic: null }],
    ['vital_sign_temperature_check', { temperature: 46 }],
    ['vital_sign_oxygen_saturation_check', { oxygen_saturation: 101 }],
    ['vital_sign_glucose', { glucose: 100 }],
    ['vital_sign_pregnancy', { pregnancy_weeks: 12 }],
  ] as const)('is refused by the database too: %s %j', async (constraint, said) => {
    const { world } = await openClinic(server)
    await expect(addVitalSign(world, said)).rejects.toMatchObject({ constraint })
  })
})
