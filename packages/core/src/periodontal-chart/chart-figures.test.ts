import { describe, expect, it } from 'vitest'
import { typedChart } from '../odontogram'
import {
  attachmentLossAt,
  comparisonOfCharts,
  emptyMeasurement,
  emptyPeriodontalChart,
  emptyToothRow,
  type PeriodontalChartContent,
  type PeriodontalMeasurement,
  type PeriodontalSite,
  type PeriodontalTooth,
  percentOf,
  probingFacts,
  summaryOfChart,
} from './index'

type Sites = [site: PeriodontalSite, said: Partial<PeriodontalMeasurement>][]

const chartOf = (...teeth: [tooth: PeriodontalTooth, sites: Sites][]): PeriodontalChartContent => ({
  ...emptyPeriodontalChart,
  teeth: teeth.map(([tooth, sites]) => ({
    ...emptyToothRow(tooth),
    sites: sites.map(([site, said]) => ({ ...emptyMeasurement(site), ...said })),
  })),
})

describe('the summary of a chart', () => {
  it('counts measured sites only', () => {
    const summary = summaryOfChart(
      chartOf(
        [
          '16',
          [
            ['mb', { depth: 3, recession: 1, bleeding: true }],
            ['b', { depth: 6, recession: -1, bleeding: true, plaque: true, suppuration: true }],
            ['db', { depth: 4 }],
            ['l', { bleeding: true, plaque: true }],
          ],
        ],
        ['11', [['b', { recession: 2 }]]],
        ['46', [['b', { depth: 0, recession: 0 }]]],
      ),
    )
    expect(summary).toEqual({
      teeth: 2,
      sites: 4,
      bleeding: { count: 2, of: 4 },
      plaque: { count: 1, of: 4 },
      suppuration: { count: 1, of: 4 },
      deep: { count: 2, of: 4 },
      veryDeep: { count: 1, of: 4 },
      meanDepth: 3.3,
      meanAttachmentLoss: 3,
    })
  })

  it('of nothing has no mean and no percent', () => {
    const summary = summaryOfChart(emptyPeriodontalChart)
    expect(summary).toMatchObject({ teeth: 0, sites: 0, meanDepth: null, meanAttachmentLoss: null })
    expect(percentOf(summary.bleeding)).toBeNull()
    expect(percentOf({ count: 1, of: 3 })).toBe(33)
  })

  it('guesses no attachment loss where a part is not measured', () => {
    expect(attachmentLossAt({ depth: 4, recession: null })).toBeNull()
    expect(attachmentLossAt({ depth: null, recession: 2 })).toBeNull()
    expect(attachmentLossAt({ depth: 4, recession: -2 })).toBe(2)
    expect(summaryOfChart(chartOf(['16', [['b', { depth: 4 }]]])).meanAttachmentLoss).toBeNull()
  })
})

describe('two charts', () => {
  it('differ by two millimetres or more, and by bleeding, where both are measured', () => {
    const before = chartOf(
      [
        '16',
        [
          ['mb', { depth: 6, bleeding: true }],
          ['b', { depth: 3 }],
          ['db', { depth: 5 }],
          ['dl', { depth: 7 }],
        ],
      ],
      [
        '46',
        [
          ['l', { depth: 2 }],
          ['b', { bleeding: true }],
        ],
      ],
    )
    const after = chartOf(
      [
        '16',
        [
          ['mb', { depth: 4 }],
          ['b', { depth: 4, bleeding: true }],
          ['db', { depth: 4 }],
          ['ml', { depth: 9, bleeding: true }],
        ],
      ],
      [
        '46',
        [
          ['l', { depth: 4 }],
          ['b', { depth: 3 }],
        ],
      ],
    )
    const comparison = comparisonOfCharts(before, after)
    expect(comparison).toMatchObject({ compared: 4, better: 1, worse: 1, newBleeding: 1, bleedingGone: 1 })
    expect(comparison.changes).toEqual([
      { place: { tooth: '16', site: 'b' }, from: 3, to: 4, depth: null, bleeding: 'new' },
      { place: { tooth: '16', site: 'mb' }, from: 6, to: 4, depth: 'better', bleeding: 'gone' },
      { place: { tooth: '46', site: 'l' }, from: 2, to: 4, depth: 'worse', bleeding: null },
    ])
    expect([comparison.before.sites, comparison.after.sites]).toEqual([5, 6])
  })
})

it('the chart of teeth says where nothing is probed, and where an implant is', () => {
  const now = typedChart('16 mis karies', '18 une', '36 ipx', '11 m car')
  const { missing, implants } = probingFacts(now)
  expect([...missing]).toEqual(['18', '16'])
  expect([...implants]).toEqual(['36'])
})
