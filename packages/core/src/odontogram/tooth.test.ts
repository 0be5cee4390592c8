import { expect, it } from 'vitest'
import { fieldOf, inSurfaceOrder, surfacesOf } from './surface'
import {
  allTeeth,
  areNeighbours,
  chartRows,
  dentitionAt,
  inChartOrder,
  isTooth,
  kindOf,
  neighbourOf,
  rowsShown,
  type Tooth,
  teethOf,
} from './tooth'

it('lays 52 teeth out in rows of 16, 10, 10 and 16, each once', () => {
  expect(Object.values(chartRows).map((row) => row.length)).toEqual([16, 10, 10, 16])
  expect(new Set(allTeeth).size).toBe(52)
})

it('tells a tooth from other text', () => {
  for (const tooth of allTeeth) expect([isTooth(tooth), isTooth(`${tooth}s`)]).toEqual([true, true])
  for (const text of ['', 's', '19', '46ss', 's46', '461', '90', '4', '46 ', '４６']) expect(isTooth(text)).toBe(false)
})

it.each<[Tooth, string]>([
  ['11', 'incisor'],
  ['42', 'incisor'],
  ['33', 'canine'],
  ['14', 'premolar'],
  ['25', 'premolar'],
  ['46', 'molar'],
  ['18', 'molar'],
  ['51', 'incisor'],
  ['53', 'canine'],
  ['54', 'molar'],
  ['85', 'molar'],
  ['21s', 'incisor'],
])('calls %s a %s', (tooth, want) => expect(kindOf(tooth)).toBe(want))

it('gives four surfaces to teeth 1-3 and five to the others', () => {
  for (const tooth of allTeeth)
    expect(surfacesOf(tooth).join('')).toBe(['1', '2', '3'].includes(tooth.charAt(1)) ? 'mdvl' : 'modvl')
  expect(inSurfaceOrder(['l', 'd', 'm', 'l', 'o', 'v'])).toEqual(['m', 'o', 'd', 'v', 'l'])
})

it.each<[Tooth, string]>([
  ['16', 'right centre left top bottom'],
  ['26', 'left centre right top bottom'],
  ['36', 'left centre right bottom top'],
  ['46', 'right centre left bottom top'],
  ['55', 'right centre left top bottom'],
  ['65', 'left centre right top bottom'],
  ['75', 'left centre right bottom top'],
  ['85', 'right centre left bottom top'],
])('draws M O D V L of %s in the fields %s', (tooth, want) => {
  expect(
    surfacesOf(tooth)
      .map((surface) => fieldOf(tooth, surface))
      .join(' '),
  ).toBe(want)
})

it('walks each row from end to end and back, and ends there', () => {
  for (const row of Object.values(chartRows)) {
    const [first = '11'] = row
    expect(neighbourOf(first, 'left')).toBeUndefined()
    for (const [column, tooth] of row.entries()) {
      expect(neighbourOf(tooth, 'right')).toBe(row[column + 1])
      expect(neighbourOf(tooth, 'left')).toBe(row[column - 1])
    }
  }
})

it.each<[Tooth, Tooth, boolean]>([
  ['11', '21', true],
  ['21', '11', true],
  ['11', '12', true],
  ['11', '13', false],
  ['41', '11', false],
  ['11', '21s', true],
  ['21s', '21', true],
  ['21s', '22', false],
])('%s and %s are neighbours: %s', (one, other, want) => expect(areNeighbours(one, other)).toBe(want))

it('sorts a supernumerary tooth into its gap, mesial of its number', () => {
  expect(inChartOrder(['31s', '41', '31', '41s', '22', '22s', '21', '12', '12s', '11', '11'])).toEqual(
    ['12', '12s', '11', '21', '22s', '22', '41', '41s', '31s', '31'], // biome-ignore format: one mouth
  )
})

it.each([
  [0, 'primary', 20],
  [5, 'primary', 20],
  [6, 'mixed', 52],
  [13, 'mixed', 52],
  [14, 'permanent', 32],
  [90, 'permanent', 32],
] as const)('at %i years expects a %s dentition of %i teeth', (age, dentition, count) => {
  expect(dentitionAt(age)).toBe(dentition)
  expect(teethOf(dentition)).toHaveLength(count)
})

it('never hides a row with findings', () => {
  expect(rowsShown('permanent', [])).toEqual(['upper', 'lower'])
  expect(rowsShown('permanent', ['55'])).toEqual(['upper', 'upperPrimary', 'lower'])
  expect(rowsShown('primary', ['36', '85s'])).toEqual(['upperPrimary', 'lowerPrimary', 'lower'])
  expect(rowsShown('mixed', [])).toHaveLength(4)
})

it('refuses to place text that is no tooth', () => {
  // data from outside may violate its type
  const [tooth = '11'] = JSON.parse('["99"]') as Tooth[]
  expect(() => neighbourOf(tooth, 'left')).toThrow('There is no tooth 99.')
})
