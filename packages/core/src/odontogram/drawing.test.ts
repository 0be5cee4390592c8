import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mouth, mouthOf } from './chart'
import { type DrawnLayer, drawingOf, type ToothDrawing } from './drawing'
import type { FindingCode, FindingRow } from './finding'
import { allCodes } from './finding-code'
import type { Surface } from './surface'
import { symbols } from './symbols'
import { chartRows, isTooth, type Row, type Tooth } from './tooth'
import { type ToothRow, toothRows } from './tooth-rows'
import { typedChart, typedOn } from './typed-chart'
import { readLine } from './typed-line/typed-line'

const rowNames: Row[] = ['upper', 'upperPrimary', 'lowerPrimary', 'lower']

const drawn = (lines: readonly string[], tooth: Tooth, layer?: DrawnLayer) => {
  const drawing = drawingOf(mouthOf(typedChart(...lines), { visit: 'v1' }), layer).teeth.get(tooth)
  if (!drawing) throw new Error(`Nothing is drawn on ${tooth}.`)
  return drawing
}

/** What is drawn on a tooth besides what nearly every tooth lacks. */
const described = ({ tooth: _, fields, ...rest }: ToothDrawing) => [
  ...Object.entries(fields).map(([surface, all]) => `${surface}: ${all.map(({ pattern }) => pattern).join(' + ')}`),
  ...(rest.border ? [`border ${rest.border}`] : []),
  ...(rest.box ? [`box ${rest.box.pattern}`] : []),
  ...rest.signs,
  ...rest.roots,
  ...rest.arrows,
  ...(rest.codeLine.length > 0 ? [rest.codeLine.join('-').toUpperCase()] : []),
  ...(rest.isDimmed ? ['dimmed'] : []),
  ...(rest.isUncertain ? ['?'] : []),
  ...(rest.isPlanned ? ['planned'] : []),
]

it.each<[lines: string[], tooth: Tooth, want: string[]]>([
  [['46 o car'], '46', ['o: outline']],
  [['46 o nca'], '46', ['o: dashedOutline']],
  [['16 mo amf'], '16', ['m: solid', 'o: solid']],
  [['36 mod cof?'], '36', ['m: hatchRising', 'o: hatchRising', 'd: hatchRising', '?']],
  [['26 p gif'], '26', ['l: hatchFalling', 'GIF']],
  [['46 o tif'], '46', ['o: dots', 'TIF']],
  [['17 o fis'], '17', ['o: hatchVertical', 'FIS']],
  [['46 o inl'], '46', ['o: innerOutline', 'INL']],
  [['46 sou'], '46', ['SOU']],
  [['46 o sou'], '46', []],
  [['36 mis karies'], '36', ['cross']],
  [['18 une'], '18', ['UNE', 'dimmed']],
  [['18 une imx'], '18', ['UNE-IMX', 'dimmed']],
  [['22 cfr'], '22', ['fracture']],
  [['38 rrx karies'], '38', ['check']],
  [['46 nvt'], '46', ['triangle']],
  [['46 nvt', '46 rct o amf'], '46', ['o: solid', 'solidTriangle']],
  [['46 poc rct'], '46', ['border plain', 'box hatchVertical', 'solidTriangle']],
  [['11 mpc'], '11', ['border green', 'box hatchRising', 'MPC']],
  [['11 gmc'], '11', ['border red', 'GMC']],
  [['37 fmc', '37 o car'], '37', ['o: outline', 'border plain']],
  [['36 ipx poc trauma'], '36', ['border plain', 'box hatchVertical', 'cross', 'screw', 'IPX-POC']],
  [['13-23 abr v'], '12', ['ABR']],
  [['14-16 pob'], '15', ['border plain', 'box hatchVertical', 'cross']],
  [['14-16 pob'], '14', ['border plain', 'box hatchVertical']],
  [['15 non', '14-16 pob'], '15', ['border plain', 'box hatchVertical', 'cross', 'NON', 'dimmed']],
  [['46 mig m'], '46', ['right']],
  [['46 mig d'], '46', ['left']],
  [['36 mig m'], '36', ['left']],
  [['46 rot'], '46', ['round']],
  [['46 o car', '+46 poc'], '46', ['o: outline', 'planned']],
])('%j draws on %s: %j', (lines, tooth, want) => {
  expect(described(drawn(lines, tooth))).toEqual(want)
})

it('paints decay over a filling of the same surface, whichever was entered first', () => {
  expect(described(drawn(['46 o amf', '46 o car'], '46'))).toEqual(['o: solid + outline'])
  const mouth = mouthOf(typedChart('46 o amf', '46 o car'))
  const turned = { ...mouth, now: mouth.now.toReversed() }
  expect(
    drawingOf(turned)
      .teeth.get('46')
      ?.fields.o?.map(({ pattern }) => pattern),
  ).toEqual(['solid', 'outline'])
})

it('draws planned work as an outline over what holds, and whole in its own layer', () => {
  const lines = ['46 o car', '+46 rct; +46 poc']
  expect(described(drawn(lines, '46', 'planned'))).toEqual(['border plain', 'box hatchVertical', 'solidTriangle'])
  expect(described(drawn(['+46 poc'], '46'))).toEqual(['planned'])
})

it('draws what the first examination found, whatever came later', () => {
  const rows = typedChart('46 o car', { line: '46 o cof', visit: 'v2' }, { line: '45 rct', visit: 'v2' })
  const { teeth } = drawingOf(mouthOf(rows, { visit: 'v2' }), 'first')
  expect([...teeth.keys()]).toEqual(['46'])
  expect(teeth.get('46')).toMatchObject({ fields: { o: [symbols.car.field] }, isToday: false })
})

it('marks what was entered in the visit that is looked at, and shows it alone in its layer', () => {
  const rows = typedChart('46 o car', { line: '45 rct; +44 poc', visit: 'v2' })
  const mouth = mouthOf(rows, { visit: 'v2' })
  const today = ({ teeth }: { teeth: ReadonlyMap<Tooth, ToothDrawing> }) =>
    [...teeth.values()].map(({ tooth, isToday }) => [tooth, isToday])
  expect(today(drawingOf(mouth))).toEqual([
    ['46', false],
    ['45', true],
    ['44', true],
  ])
  const { teeth } = drawingOf(mouth, 'today')
  expect(teeth.get('44')).toMatchObject({ border: null, box: null })
  expect([...teeth.values()].map(({ tooth, isPlanned }) => [tooth, isPlanned])).toEqual([
    ['45', false],
    ['44', true],
  ])
})

it('marks the teeth of a conflict, in the layer that holds now and in the table', () => {
  const rows = [...typedOn([], { line: '46 o cof', by: 'ayu' }, 1), ...typedOn([], { line: '46 o amf', by: 'budi' }, 2)]
  const mouth = mouthOf([...rows, ...typedOn([], '45 o car', 3)])
  const marked = (layer: DrawnLayer) =>
    [...drawingOf(mouth, layer).teeth.values()].filter(({ isConflict }) => isConflict).map(({ tooth }) => tooth)
  expect([marked('now'), marked('first')]).toEqual([['46'], []])
  expect(toothRows(mouth, rowNames).filter(({ isConflict }) => isConflict)).toMatchObject([{ tooth: '46' }])
})

it('has no chart of a line that the rules refuse', () => {
  expect(() => typedChart('46 o car', '46 car')).toThrow('46 car: surfacesExpected')
})

describe('codes that join teeth', () => {
  const spansOf = (...lines: string[]) => drawingOf(mouthOf(typedChart(...lines))).spans

  it('is a bracket over a bridge, with a tick to each abutment', () => {
    expect(spansOf('13-16 pob a13,14,16')).toMatchObject([
      { kind: 'bridge', code: 'pob', parts: [['16', '13']], abutments: ['16', '14', '13'] },
    ])
  })

  it('is a double line along the teeth that a partial denture replaces, or along all where none is missing', () => {
    const denture = { kind: 'denture', code: 'prd', material: 'acr' }
    expect(spansOf('34,36,37 mis karies', '34-37 prd acr')).toMatchObject([
      {
        ...denture,
        parts: [
          ['34', '34'],
          ['36', '37'],
        ],
      },
    ])
    expect(spansOf('34-37 prd acr')).toMatchObject([{ ...denture, parts: [['34', '37']] }])
  })

  it('is a double line along a whole arch', () => {
    expect(spansOf('ra fld')).toMatchObject([{ kind: 'denture', code: 'fld', material: null, parts: [['18', '28']] }])
  })

  it('is a gap of a width in millimetres', () => {
    const { gaps } = drawingOf(mouthOf(typedChart('11-21 dia 2,5mm')))
    expect(gaps).toMatchObject([{ left: '11', right: '21', width: 2.5 }])
  })
})

it('draws something of every code, each unlike every other', () => {
  const lines: Partial<Record<FindingCode, string>> = {
    meb: '14-16 meb',
    pob: '14-16 pob',
    prd: '14-16 prd',
    fld: 'ra fld',
    dia: '14-15 dia 1mm',
    mig: '14 mig m',
    fis: '14 o fis',
    per: '54 per',
  }
  const seen = allCodes.map((code) => {
    const line = lines[code] ?? `14 ${symbols[code].field ? 'o ' : ''}${code}`
    const { teeth, spans, gaps } = drawingOf(mouthOf(typedChart(line)))
    const marks = ['14', '54'].flatMap((tooth) =>
      isTooth(tooth) && teeth.get(tooth) ? described(drawn([line], tooth)) : [],
    )
    return JSON.stringify([marks, spans.map(({ kind, code: of }) => [kind, of]), gaps.length])
  })
  // Both inlays are drawn alike and told apart by their codes.
  expect(new Set(seen).size).toBe(allCodes.length)
  expect(seen).not.toContain('[[],[],0]')
})

describe('table and drawing agree', () => {
  const teeth: Tooth[] = ['11', '13', '14', '15', '16', '17', '18', '21', '21s', '36', '46', '47', '54', '75']
  const words = ['o car', 'mo amf', 'v cof', 'l gif', 'o tif', 'o fis', 'm inl', 'sou', 'mis karies', 'une', 'imx']
  const more = ['poc', 'mpc', 'gmc', 'fmc', 'rct', 'nvt', 'rrx', 'cfr', 'ipx', 'abr v', 'mig m', 'rot', 'per', 'non']
  const single = fc
    .tuple(
      fc.constantFrom('', '+', '!'),
      fc.constantFrom(...teeth),
      fc.constantFrom(...words, ...more),
      fc.constantFrom('', '?'),
    )
    .map(([mode, tooth, what, sure]) => `${mode}${tooth} ${what}${sure}`)
  const joined = fc.constantFrom('14-16 pob', '13-15 meb', '14-17 prd acr', 'ra fld', '11-21 dia 2mm', '+14-16 pob')
  const mouths = fc.array(fc.oneof({ weight: 5, arbitrary: single }, joined), { maxLength: 14 }).map((lines) => {
    let rows: FindingRow[] = []
    for (const [index, line] of lines.entries()) rows = [...rows, ...typedIfTaken(rows, line, index)]
    return mouthOf(rows)
  })

  /** A line that a mouth refuses adds nothing. */
  function typedIfTaken(rows: readonly FindingRow[], line: string, minutes: number) {
    const { problem } = readLine(line, { layers: mouthOf(rows), dentition: 'mixed', last: null })
    return problem ? [] : typedOn(rows, line, minutes)
  }

  it('tooth by tooth, symbol by symbol', () => {
    fc.assert(
      fc.property(mouths, (mouth) => {
        const drawing = drawingOf(mouth)
        for (const row of toothRows(mouth, rowNames)) {
          const seen = drawing.teeth.get(row.tooth)
          expect({ tooth: row.tooth, ...shownBy(seen) }).toEqual({ tooth: row.tooth, ...expectedOf(row) })
        }
        expect(joinedBy(drawing)).toEqual(joinedIn(mouth))
      }),
      { numRuns: 300 },
    )
  })

  const sorted = <Each>(all: Iterable<Each>) => [...new Set(all)].map((each) => JSON.stringify(each)).sort()

  function shownBy(drawing: ToothDrawing | undefined) {
    const fields = Object.entries(drawing?.fields ?? {}).flatMap(([surface, all]) =>
      all.map((filling) => [surface, filling.pattern, filling.tone]),
    )
    return {
      fields: sorted(fields),
      crossed: drawing?.signs.includes('cross') ?? false,
      check: drawing?.signs.includes('check') ?? false,
      fracture: drawing?.signs.includes('fracture') ?? false,
      roots: sorted(drawing?.roots ?? []),
      border: drawing?.border ?? null,
      arrows: drawing?.arrows.length ?? 0,
      isPlanned: drawing?.isPlanned ?? false,
      isUncertain: drawing?.isUncertain ?? false,
    }
  }

  /** What a reader of the table expects to see drawn. */
  function expectedOf({ surfaces, others, planned }: ToothRow) {
    const codes = others.map(({ code }) => code)
    const fields = surfaces.flatMap(({ surface, findings }) =>
      findings.flatMap(({ code }): [Surface, string, string][] => {
        const filling = symbols[code].field
        return filling ? [[surface, filling.pattern, filling.tone]] : []
      }),
    )
    return {
      fields: sorted(fields),
      crossed: others.some(({ code, role }) => code === 'mis' || role === 'pontic'),
      check: codes.includes('rrx'),
      fracture: codes.includes('cfr'),
      roots: sorted(codes.flatMap((code) => symbols[code].root ?? [])),
      border: codes.flatMap((code) => symbols[code].border ?? [])[0] ?? null,
      arrows: codes.filter((code) => code === 'mig' || code === 'rot').length,
      isPlanned: planned.length > 0,
      isUncertain: [...others, ...surfaces.flatMap(({ findings }) => findings)].some(({ isUncertain }) => isUncertain),
    }
  }

  const joinedBy = ({ spans, gaps }: ReturnType<typeof drawingOf>) =>
    [...spans.map(({ code, key }) => [code, key]), ...gaps.map(({ key }) => ['dia', key])].sort()

  const joinedIn = (mouth: Mouth) =>
    mouth.now
      .filter(({ code }) => ['meb', 'pob', 'prd', 'fld', 'dia'].includes(code))
      .map(({ code, key }) => [code, key])
      .sort()
})

describe('the table', () => {
  it('has a row for each tooth shown, supernumerary ones in their place', () => {
    const mouth = mouthOf(typedChart('21s une', '85 o car'))
    const rows = toothRows(mouth, ['upper', 'lower']).map(({ tooth }) => tooth)
    expect(rows).toEqual([...chartRows.upper.slice(0, 8), '21s', ...chartRows.upper.slice(8), ...chartRows.lower])
  })

  it('tells findings of surfaces, of the tooth, what is planned, and since when', () => {
    const mouth = mouthOf(typedChart('46 mo car # A2', '46 rct', '+46 poc', '15 mis karies', '14-16 pob'))
    const row = (tooth: Tooth) => toothRows(mouth, rowNames).find((each) => each.tooth === tooth)
    const decay = [{ code: 'car', isUncertain: false, note: 'A2' }]
    expect(row('46')).toMatchObject({
      surfaces: [
        { surface: 'm', findings: decay },
        { surface: 'o', findings: decay },
      ],
      others: [{ code: 'rct' }],
      planned: [{ code: 'poc' }],
      since: '2026-11-22T02:00:00.000Z',
    })
    expect(row('15')?.others).toMatchObject([
      { code: 'mis', cause: 'caries' },
      { code: 'pob', role: 'pontic' },
    ])
    expect(row('16')?.others).toMatchObject([{ code: 'pob', role: 'abutment' }])
    expect(row('11')).toMatchObject({ surfaces: [], others: [], planned: [], since: null })
  })

  it.each<[Tooth, string]>([
    ['46', 'lower right molar 1'],
    ['48', 'lower right molar 3'],
    ['15', 'upper right premolar 2'],
    ['23', 'upper left canine'],
    ['31', 'lower left incisor 1'],
    ['85', 'lower right primary molar 2'],
    ['61', 'upper left primary incisor 1'],
    ['21s', 'upper left supernumerary incisor 1'],
  ])('names %s: %s', (tooth, want) => {
    const mouth = mouthOf(typedChart('21s une'))
    const { name } = toothRows(mouth, rowNames).find((row) => row.tooth === tooth) ?? {}
    const words = [
      name?.arch,
      name?.side,
      name?.isPrimary && 'primary',
      name?.isSupernumerary && 'supernumerary',
      name?.kind,
      name?.ordinal,
    ]
    expect(words.filter(Boolean).join(' ')).toBe(want)
  })
})
