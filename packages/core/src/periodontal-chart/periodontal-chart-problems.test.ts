import { describe, expect, it } from 'vitest'
import {
  emptyMeasurement,
  emptyPeriodontalChart,
  emptyToothRow,
  furcationSitesOf,
  isChartSaid,
  isSiteSaid,
  isToothSaid,
  type PeriodontalChartProblem,
  type PeriodontalMeasurement,
  type PeriodontalSite,
  type PeriodontalTooth,
  type PeriodontalToothRow,
  periodontalChartProblems,
} from './index'

const measured = (site: PeriodontalSite, said: Partial<PeriodontalMeasurement> = { depth: 3 }) => ({
  ...emptyMeasurement(site),
  ...said,
})
const toothOf = (tooth: PeriodontalTooth, said: Partial<PeriodontalToothRow> = { sites: [measured('b')] }) => ({
  ...emptyToothRow(tooth),
  ...said,
})

describe('furcations', () => {
  it.each<[PeriodontalSite[], PeriodontalTooth[]]>([
    [
      ['b', 'ml', 'dl'],
      ['16', '17', '18', '26', '27', '28'],
    ],
    [
      ['b', 'l'],
      ['36', '37', '38', '46', '47', '48'],
    ],
    [
      ['ml', 'dl'],
      ['14', '24'],
    ],
    [[], ['11', '13', '15', '25', '34', '44', '45', '31']],
  ])('are reached from %j of %j', (sites, teeth) => {
    for (const tooth of teeth) expect(furcationSitesOf(tooth)).toEqual(sites)
  })
})

describe('what is said', () => {
  it.each<[Partial<PeriodontalMeasurement>, boolean]>([
    [{}, false],
    [{ depth: 0 }, true],
    [{ recession: 0 }, true],
    [{ recession: -2 }, true],
    [{ furcation: 0 }, true],
    [{ bleeding: true }, true],
    [{ plaque: true }, true],
    [{ calculus: true }, true],
    [{ suppuration: true }, true],
  ])('of a site: %j is something: %s', (said, want) => {
    expect(isSiteSaid(measured('b', said))).toBe(want)
  })

  it.each<[Partial<PeriodontalToothRow>, boolean]>([
    [{}, false],
    [{ implant: true }, true],
    [{ mobility: 0 }, true],
    [{ sites: [measured('b')] }, true],
  ])('of a tooth: %j is something: %s', (said, want) => {
    expect(isToothSaid(toothOf('16', said))).toBe(want)
  })

  it.each([
    [emptyPeriodontalChart, false],
    [{ teeth: [], remark: ' \n ' }, false],
    [{ teeth: [], remark: 'Gusi bengkak' }, true],
    [{ teeth: [toothOf('16')], remark: '' }, true],
  ])('in a chart: %j is something: %s', (content, want) => {
    expect(isChartSaid(content)).toBe(want)
  })
})

it.each<[PeriodontalToothRow[], Record<string, PeriodontalChartProblem>]>([
  [[], {}],
  [[toothOf('16'), toothOf('46', { mobility: 0 }), toothOf('11', { implant: true })], {}],
  [[toothOf('16'), toothOf('17'), toothOf('16')], { 'teeth.2.tooth': 'toothTwice' }],
  [[toothOf('16'), emptyToothRow('17')], { 'teeth.1.tooth': 'toothUnsaid' }],
  [[toothOf('16'), emptyToothRow('16')], { 'teeth.1.tooth': 'toothTwice' }],
  [[toothOf('16', { sites: [measured('b'), measured('mb'), measured('b')] })], { 'teeth.0.sites.2.site': 'siteTwice' }],
  [
    [toothOf('16'), toothOf('17', { sites: [measured('b'), emptyMeasurement('l')] })],
    { 'teeth.1.sites.1.site': 'siteUnsaid' },
  ],
  [[toothOf('16', { sites: [measured('b'), emptyMeasurement('b')] })], { 'teeth.0.sites.1.site': 'siteTwice' }],
  [[toothOf('16', { sites: [measured('b', { furcation: 2 }), measured('dl', { furcation: 0 })] })], {}],
  [
    [
      toothOf('16', { sites: [measured('l', { furcation: 1 })] }),
      toothOf('11', { sites: [measured('b', { furcation: 0 })] }),
    ],
    { 'teeth.0.sites.0.furcation': 'noFurcation', 'teeth.1.sites.0.furcation': 'noFurcation' },
  ],
  [
    [toothOf('36', { implant: true, sites: [measured('b', { furcation: 1 })] })],
    { 'teeth.0.sites.0.furcation': 'noFurcation' },
  ],
])('of %j the problems are %j', (teeth, problems) => {
  expect(periodontalChartProblems({ teeth, remark: '' })).toEqual(problems)
})
