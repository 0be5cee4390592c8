import { describe, expect, it } from 'vitest'
import { materialsOf, type PlannedProcedure, preparationKey, preparationList, unprepared } from './preparation'

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

it('materials are added up over all that is planned', () => {
  expect(materialsOf([filling, rootCanal])).toEqual([
    { ...composite, quantity: 2 },
    { ...bond, quantity: 6 },
  ])
})
