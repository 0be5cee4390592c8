import { describe, expect, it } from 'vitest'
import { mouthOf } from './chart'
import { drawingOf } from './drawing'
import { cornersOf, layoutOf, type Place } from './layout'
import { type Field, fieldOf, surfacesOf } from './surface'
import { allTeeth, chartRows, type Row, type Tooth } from './tooth'
import { typedChart } from './typed-chart'

const all: Row[] = ['upper', 'upperPrimary', 'lowerPrimary', 'lower']

function placeIn(layout: ReturnType<typeof layoutOf>, tooth: Tooth): Place {
  const place = layout.teeth.get(tooth)
  if (!place) throw new Error(`${tooth} has no place.`)
  return place
}

describe('the layout', () => {
  it('has the 52 teeth in the order of the chart', () => {
    expect([...layoutOf(all).teeth.keys()]).toEqual(allTeeth)
  })

  it.each<[primary: Tooth, permanent: Tooth]>([
    ['55', '15'],
    ['51', '11'],
    ['61', '21'],
    ['65', '25'],
    ['85', '45'],
    ['75', '35'],
  ])('has %s in the column of %s', (primary, permanent) => {
    const layout = layoutOf(all)
    expect(placeIn(layout, primary).x).toBe(placeIn(layout, permanent).x)
  })

  it('shows the patient’s right on the left, and the middle between the first incisors', () => {
    const layout = layoutOf(all)
    for (const row of all) {
      const xs = chartRows[row].map((tooth) => placeIn(layout, tooth).x)
      expect(xs).toEqual(xs.toSorted((one, other) => one - other))
    }
    expect(placeIn(layout, '11').x + 100).toBeLessThan(layout.middleX)
    expect(layout.middleX).toBeLessThan(placeIn(layout, '21').x)
    const gapOf = (left: Tooth, right: Tooth) => placeIn(layout, right).x - placeIn(layout, left).x - 100
    expect([gapOf('12', '11'), gapOf('11', '21'), gapOf('21', '22')]).toEqual([10, 30, 10])
    expect(placeIn(layout, '28').x + 100).toBe(layout.width)
  })

  it('has from the outside in: number, codes, roots, box; above in the upper rows, below in the lower ones', () => {
    for (const { row, number, codes, root, edge, isRootAbove } of layoutOf(all).rows) {
      const outwards = isRootAbove ? [number, codes, root, edge] : [edge, root, codes, number]
      expect([row, outwards]).toEqual([row, outwards.toSorted((one, other) => one - other)])
    }
    const layout = layoutOf(all)
    expect(placeIn(layout, '46').y + 100).toBe(layout.rows.find(({ row }) => row === 'lower')?.edge)
    expect(placeIn(layout, '16').y).toBe(layout.rows.find(({ row }) => row === 'upper')?.edge)
  })

  it.each<[Row[], number | null]>([
    [['upper', 'lower'], 2],
    [['upperPrimary', 'lowerPrimary'], 2],
    [['upper'], null],
    [[], null],
  ])('of the rows %j has a line between the jaws where both are shown', (rows, jaws) => {
    const { middleY, height, rows: shown } = layoutOf(rows)
    expect(shown.map(({ row }) => row)).toEqual(rows)
    expect(middleY === null ? null : middleY * 2).toBe(jaws === null ? null : height)
    expect(height > 0).toBe(rows.length > 0)
  })

  it('puts a supernumerary tooth at half size into its gap, and keeps the columns aligned', () => {
    const layout = layoutOf(all, { supernumerary: ['21s', '11s', '46s'] })
    const ends = (tooth: Tooth) => [placeIn(layout, tooth).x, placeIn(layout, tooth).x + placeIn(layout, tooth).size]
    const upper = (['11', '11s', '21s', '21'] as const).flatMap(ends)
    expect(upper).toEqual(upper.toSorted((one, other) => one - other))
    const lower = (['46', '46s', '45'] as const).flatMap(ends)
    expect(lower).toEqual(lower.toSorted((one, other) => one - other))
    expect(placeIn(layout, '21s').size).toBe(50)
    expect(placeIn(layout, '16').x).toBe(placeIn(layout, '46').x)
    expect(placeIn(layout, '21s').y).toBe(placeIn(layout, '21').y)
    expect(placeIn(layout, '46s').y + 50).toBe(placeIn(layout, '46').y + 100)
  })

  it('puts a diastema beside a supernumerary tooth in the same gap', () => {
    const { gaps } = drawingOf(mouthOf(typedChart('11-21 dia 2mm')))
    const layout = layoutOf(all, { gaps, supernumerary: ['21s'] })
    const { x, size } = placeIn(layout, '21s')
    const middle = [...layout.gaps.values()][0] ?? 0
    expect(x + size).toBeLessThan(middle - 20)
    expect(middle + 20).toBeLessThan(placeIn(layout, '21').x)
    const alone = layoutOf(all, { gaps })
    expect([...alone.gaps.values()]).toEqual([(placeIn(alone, '11').x + 100 + placeIn(alone, '21').x) / 2])
  })

  it('widens the gap of a diastema and nothing else', () => {
    const { gaps } = drawingOf(mouthOf(typedChart('11-21 dia 2mm')))
    const [narrow, wide] = [layoutOf(all), layoutOf(all, { gaps })]
    expect(placeIn(wide, '21').x - placeIn(wide, '11').x).toBe(placeIn(narrow, '21').x - placeIn(narrow, '11').x + 50)
    expect(wide.width).toBe(narrow.width + 50)
    expect(placeIn(wide, '22').x - placeIn(wide, '21').x).toBe(placeIn(narrow, '22').x - placeIn(narrow, '21').x)
  })
})

describe('the fields of a box', () => {
  const areaOf = (tooth: Tooth, field: Field) => {
    const corners = cornersOf(tooth, field)
    const sum = corners.reduce((total, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
      return total + x * nextY - nextX * y
    }, 0)
    return Math.abs(sum) / 2
  }

  it('cover it without a rest, for each of the 52 teeth', () => {
    for (const tooth of allTeeth) {
      const fields = surfacesOf(tooth).map((surface) => fieldOf(tooth, surface))
      expect([tooth, fields.reduce((total, field) => total + areaOf(tooth, field), 0)]).toEqual([tooth, 10_000])
    }
  })

  it('have a centre on posterior teeth only', () => {
    expect(areaOf('14', 'centre')).toBe(1600)
    expect(areaOf('54', 'centre')).toBe(1600)
    expect(cornersOf('13', 'centre')).toEqual([])
  })
})
