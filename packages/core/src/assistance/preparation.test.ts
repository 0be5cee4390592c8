import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import {
  materialsOf,
  type PlannedProcedure,
  preparationFor,
  preparationKey,
  preparationList,
  unprepared,
} from './preparation'

const composite = { medicine_id: 1, name: 'Komposit A2', quantity: 1 }
const bond = { medicine_id: 2, name: 'Bonding', quantity: 2 }
const procedure = (rest: Partial<PlannedProcedure>): PlannedProcedure => ({
  category: 'conservation',
  needs_consent: false,
  materials: [],
  quantity: 1,
  ...rest,
})
const filling = procedure({ materials: [composite, bond], quantity: 2 })
const extraction = procedure({ category: 'oral_surgery', needs_consent: true })
const rootCanal = procedure({ category: 'endodontics', materials: [bond] })

describe('the preparation checklist', () => {
  it.each<[string, PlannedProcedure[], string[]]>([
    ['nothing', [], []],
    ['a filling', [filling], ['tray/conservation', 'material/1', 'material/2']],
    ['a check-up', [procedure({ category: 'consultation' })], ['tray/consultation']],
    ['an extraction', [extraction], ['tray/oral_surgery', 'anaesthetic', 'consent', 'x_ray']],
    ['a scaling', [procedure({ category: 'periodontics' })], ['tray/periodontics', 'anaesthetic']],
    [
      'several things, each once',
      [filling, extraction, rootCanal, filling],
      [
        'tray/conservation',
        'tray/oral_surgery',
        'tray/endodontics',
        'material/1',
        'material/2',
        'anaesthetic',
        'consent',
        'x_ray',
      ],
    ],
  ])('for %s', (_, planned, want) => expect(preparationList(planned).map(preparationKey)).toEqual(want))

  it('is what has no tick yet', () => {
    const items = preparationList([extraction])
    expect(unprepared(items, ['consent', 'tray/conservation']).map(preparationKey)).toEqual([
      'tray/oral_surgery',
      'anaesthetic',
      'x_ray',
    ])
    expect(unprepared(items, items.map(preparationKey))).toEqual([])
  })
})

describe('what is planned for a visit', () => {
  const service = (
    source: Schema<'PlannedService'>['source'],
    category: Schema<'PlannedService'>['category'],
  ): Schema<'PlannedService'> => ({ source, category, product_id: 1, name: 'Scaling', needs_consent: false, teeth: [] })
  const keysFor = (planned: Schema<'PlannedService'>[]) => preparationFor(planned).map(preparationKey)

  it('is laid out for as it was booked', () =>
    expect(keysFor([service('appointment', 'preventive'), service('chart', 'oral_surgery')])).toEqual([
      'tray/preventive',
    ]))
  it('or, when nothing was booked, as the chart plans it', () =>
    expect(keysFor([service('chart', 'prosthodontics')])).toEqual(['tray/prosthodontics']))
  it('or not at all', () => expect(keysFor([])).toEqual([]))
})

it('materials are added up over all that is planned', () => {
  expect(materialsOf([filling, rootCanal])).toEqual([
    { ...composite, quantity: 2 },
    { ...bond, quantity: 6 },
  ])
})
