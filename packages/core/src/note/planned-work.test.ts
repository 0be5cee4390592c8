import { expect, it } from 'vitest'
import { mouthOf, typedChart } from '../odontogram'
import { noteProcedureFixture } from '../testing/fixtures'
import { placeOf, plannedWork } from './planned-work'

const plannedIn = (...lines: string[]) => mouthOf(typedChart(...lines)).planned
const root = { scope: 'tooth', odontogram_code: 'rct', icd9cm: '' } as const
const denture = { scope: 'jaw', odontogram_code: 'prd', icd9cm: '' } as const

it.each([
  [['46 rct'], []],
  [['+46 rct'], ['+46 rct']],
  [
    ['+46 mo cof # A2', '+16 poc'],
    ['+46 mo cof # A2', '+16 poc'],
  ],
  [['+14-16 pob'], ['+15 mis', '+14-16 pob']],
  [['+46 rct', '!46 rct'], []],
  [['+46 abu'], []],
  [['+36 mis karies'], ['+36 mis karies']],
])('of a chart with %j a service can do %j', (lines, want) => {
  expect(plannedWork(plannedIn(...lines), []).map(({ line }) => line)).toEqual(want)
})

it.each([
  ['names it', { tooth: '46' }, root, []],
  ['names another tooth', { tooth: '36' }, root, ['+46 rct']],
  ['was cancelled', { tooth: '46', outcome: 'cancelled' }, root, ['+46 rct']],
  ['is of another service', { tooth: '46' }, denture, ['+46 rct']],
  ['has an unknown service', { tooth: '46' }, undefined, ['+46 rct']],
] as const)('is left out once a procedure %s', (_, given, service, want) => {
  const named = [{ procedure: noteProcedureFixture(given), service }]
  expect(plannedWork(plannedIn('+46 rct'), named).map(({ line }) => line)).toEqual(want)
})

it('over several teeth is named by its jaw', () => {
  const planned = plannedIn('36 mis karies', '+34-37 prd acr')
  const inJaw = (jaw: 'upper' | 'lower') => [
    { procedure: noteProcedureFixture({ tooth: null, jaw }), service: denture },
  ]
  expect(plannedWork(planned, inJaw('upper'))).toHaveLength(1)
  expect(plannedWork(planned, inJaw('lower'))).toEqual([])
})

it('has the place that a service asks for', () => {
  const [filling] = plannedWork(plannedIn('+46 mo cof'), [])
  const [bridge] = plannedWork(plannedIn('15 mis karies', '+13-16 pob a13,14,16'), [])
  expect(filling && placeOf(filling, 'surface')).toEqual({ tooth: '46', surfaces: ['m', 'o'], jaw: null })
  expect(filling && placeOf(filling, 'tooth')).toEqual({ tooth: '46', surfaces: [], jaw: null })
  expect(bridge && placeOf(bridge, 'tooth')).toEqual({ tooth: '16', surfaces: [], jaw: null })
  expect(bridge && placeOf(bridge, 'jaw')).toEqual({ tooth: null, surfaces: [], jaw: 'upper' })
  expect(bridge && placeOf(bridge, 'mouth')).toEqual({ tooth: null, surfaces: [], jaw: null })
})
