import { mouthOf } from '@clinic/core/odontogram'
import { periodontalChartProblems } from '@clinic/core/periodontal-chart'
import { expect, it } from 'vitest'
import type { TestServer } from '../../../testing/harness'
import { manager } from './demo'

/** Proves the periodontal charts of the patients of the demo clinic. */
export function provesPeriodontalCharts(server: TestServer) {
  it('has measured around the teeth of some of these mouths: one that heals, one that bleeds, one with an implant', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const measured = await server.database.selectFrom('periodontal_chart').select('patient_id').distinct().execute()
    const patients = await Promise.all(
      measured.map(async ({ patient_id: id }) => {
        const path = { id }
        const { data: charts } = (await server.call('listPeriodontalChart', { token, path })).body
        const { data: mouth } = (await server.call('getOdontogram', { token, path })).body
        return { charts: charts ?? [], findings: mouth?.findings ?? [] }
      }),
    )
    expect(patients.length).toBeGreaterThanOrEqual(3)
    const all = patients.flatMap(({ charts }) => charts)
    expect(
      all.filter(
        ({ state, content }) => state !== 'final' || Object.keys(periodontalChartProblems(content)).length > 0,
      ),
    ).toEqual([])
    const onLost = patients.flatMap(({ charts, findings }) =>
      charts.flatMap(({ content, written_at: until }) => {
        const { now: holding } = mouthOf(findings, { until })
        const isOn = (code: string, tooth: string) =>
          holding.some((each) => each.code === code && each.teeth.some((named) => named === tooth))
        return content.teeth.filter(
          ({ tooth, implant }) => implant !== isOn('ipx', tooth) || (!implant && isOn('mis', tooth)),
        )
      }),
    )
    expect(onLost).toEqual([])
    const deepest = ({ content }: (typeof all)[number]) =>
      Math.max(...content.teeth.flatMap(({ sites }) => sites.map(({ depth }) => depth ?? 0)))
    const twice = patients.filter(({ charts }) => charts.length === 2)
    expect(twice.length).toBeGreaterThanOrEqual(2)
    expect(twice.some(({ charts }) => charts.map(deepest).join() === '5,7')).toBe(true)
    expect(all.some(({ content }) => content.teeth.some(({ implant }) => implant))).toBe(true)
    expect(all.some((chart) => deepest(chart) <= 4)).toBe(true)
  })
}
