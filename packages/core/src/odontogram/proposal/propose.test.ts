import { expect, it } from 'vitest'
import type { Entry, Finding } from '../finding'
import { readLine } from '../typed-line/typed-line'
import { isProblem, type Layers, layersAfter, type Proposal, propose } from './propose'

const empty: Layers = { now: [], planned: [] }

function read(lines: string, layers = empty): readonly Proposal[] {
  const outcome = readLine(lines, { layers, dentition: 'permanent', last: null })
  if (outcome.problem) throw new Error(`${lines}: ${outcome.problem.code}`)
  return outcome.proposals
}

const mouthAfter = (lines: string) => (lines === '' ? empty : read(lines).reduce(layersAfter, empty))

function only(line: string, before = ''): Proposal {
  const [proposal] = read(line, mouthAfter(before))
  if (!proposal) throw new Error(line)
  return proposal
}

const written = ({ teeth, code, surfaces }: Finding) =>
  [teeth.join(), code, surfaces.join('')].filter(Boolean).join(' ')

it.each([
  ['46 o cof', '46 o amf', '46 cof o'],
  ['46 o cof', '46 m amf', ''],
  ['46 mod cof', '46 o amf', '46 cof mod: o'],
  ['46 mod cof', '46 mo amf', '46 cof mod: mo'],
  ['46 mod cof', '46 m amf o gif', '46 cof mod: mo'],
  ['46 mod cof', '46 m amf o gif d inl', '46 cof mod'],
  ['46 o amf', '46 o car', ''],
  ['46 o amf; 46 o car', '46 o cof', '46 amf o, 46 car o'],
  ['46 o car', '46 o cof', '46 car o'],
  ['46 o nca', '46 o car', '46 nca o'],
  ['46 o car', '46 o nca', '46 car o'],
  ['46 o car', '46 o car', '46 car o'],
  ['46 o car; 46 nvt; 46 cfr; 46 rot', '46 mis karies', '46 car o, 46 nvt, 46 cfr, 46 rot'],
  ['46-47 dia 2mm; 46 o car', '46 mis karies', '46 car o'],
  ['46 o car; 46 rct; 46 mig m; 46 cfr', '46 rrx', '46 car o, 46 cfr'],
  ['46 poc', '46 rrx', '46 poc'],
  ['46 nvt', '46 rct', '46 nvt'],
  ['46 mo car; 46 o amf; 46 rct', '46 poc', '46 car m, 46 amf o'],
  ['46 fmc; 46 cfr; 46 att', '46 poc', '46 fmc, 46 cfr'],
  ['46 sou', '46 o car', '46 sou'],
  ['46 sou', '46 rot', ''],
  ['46 o sou', '46 o car', '46 sou o'],
  ['46 o sou', '46 m car', ''],
  ['46 mo sou', '46 o car', '46 sou mo: o'],
  ['46 o sou', '46 rct', ''],
  ['46 o sou', '46 poc', '46 sou o'],
  ['46 sou', '46 o sou', ''],
  ['46 o sou', '46 sou', '46 sou o'],
  ['46 sou', '46 sou', '46 sou'],
  ['46 o car', '46 o sou', '46 car o'],
  ['46 poc', '46 o sou', ''],
  ['46 o car; 46 rct; 46 rot', '46 sou', '46 car o, 46 rct'],
  ['46 une', '46 pre', '46 une'],
  ['46 une', '46 ipx trauma', '46 une'],
  ['46 imx', '46 imv', '46 imx'],
  ['46 imv', '46 imx', '46 imv'],
  ['46 imx', '46 une', ''],
  ['46 o car; 46-47 dia 2mm', '46 une', '46 car o'],
  ['46 abu', '46 pon karies', '46 abu'],
  ['46 mig m', '46 mig d', '46 mig'],
  ['46 o att', '46 o car', ''],
  ['46 o att', '46 att', '46 att o'],
  ['14-16 pob', '13-15 meb a13', '16,15,14 pob'],
  ['14-16 pob', '22-24 meb', ''],
  ['14-16 pob', '14 mis karies', '16,15,14 pob'],
  ['14-16 pob', '15 non', '15 mis'],
  ['14-16 pob', '14 rrx', '16,15,14 pob'],
  ['14-16 pob', '14 o car', ''],
  ['14 abu; 15 pon karies', '14-16 pob', '14 abu, 15 pon'],
  ['34-37 prd acr', '36-38 prd frm', '34,35,36,37 prd'],
  ['34-37 prd acr', '44 prd frm', ''],
  ['34 mis karies; 34-37 prd acr', 'rb fld acr', '34,35,36,37 prd'],
  ['34-37 prd acr', '35 mis karies', ''],
  ['11-21 dia 2mm', '11-21 dia 1mm', '11,21 dia'],
  ['11-21 dia 2mm', '21-22 dia 1mm', ''],
  ['11-21 dia 2mm', '11 sou', ''],
  ['46 mis karies; 46 ipx; 46 poc', '46 mis trauma', '46 mis'],
  ['46 mis karies; 46 ipx', '46 ipx', '46 ipx'],
  ['+46 o cof', '!46 o cof', '46 cof o'],
  ['+46 o cof', '!46 mo cof', '46 cof o'],
  ['+46 mo cof', '!46 o cof', ''],
  ['+46 poc', '46 poc', '46 poc'],
  ['+46 o cof; +46 abu', '!46 mis karies', '46 cof o'],
  ['+46 fmc', '+46 poc', '46 fmc'],
  ['46 fmc', '+46 poc', ''],
  ['46 o car', '+46 o cof', ''],
  ['+14-16 pob', '!15 mis karies', '15 mis'],
])('after %j %j replaces %j', (before, line, want) => {
  const replaced = only(line, before).replaced.map(({ finding, surfaces }) =>
    [written(finding), surfaces.join('')].filter(Boolean).join(': '),
  )
  expect(replaced.join(', ')).toBe(want)
})

it.each([
  ['', '36 mis', ['cause']],
  ['', '36 mis karies', []],
  ['', '36 mis unknown', []],
  ['', '+36 mis', []],
  ['', '36 rrx', []],
  ['', '36 non', []],
  ['', '36 ipx', ['cause']],
  ['', '+36 ipx', []],
  ['36 mis', '36 ipx', []],
  ['', '15 pon', ['cause']],
  ['', '14-16 pob', ['cause']],
  ['15 non', '14-16 pob', []],
  ['', '46 o car amf', ['secondary']],
  ['', '46 o car m amf', []],
  ['', '46 o amf car', []],
  ['46 o car', '46 o amf', []],
  ['46 o car', '46 sou', ['sound']],
  ['46 une', '46 sou', []],
  ['46 sou', '46 sou', []],
  ['46 o car', '46 o sou', []],
  ['46 o car', '-46 o car', ['reason']],
  ['46 o car', 'semua sou', ['all']],
])('in a mouth with %j %j asks %j', (before, line, want) => {
  expect(only(line, before).questions.map(({ kind }) => kind)).toEqual(want)
})

it.each([
  ['34-37 prd acr', '', ['noneAbsent 34,35,36,37']],
  ['34-37 prd acr', '36 mis karies', []],
  ['34-37 prd acr', '36 rrx', []],
  ['rb fld acr', '48-38 non', []],
  ['rb fld acr', '47-38 non', ['teethPresent 48']],
  ['14-16 pob', '', ['madeMissing 15']],
  ['14-16 pob', '15 mis karies', []],
  ['36 ipx trauma', '', ['madeMissing 36']],
])('%j in a mouth with %j says %j', (line, before, want) => {
  expect(only(line, before).notices.map(({ kind, teeth }) => `${kind} ${teeth}`)).toEqual(want)
})

it('makes the tooth that an implant or pontic replaces missing, with the typed cause', () => {
  expect(only('36 ipx trauma').findings).toEqual([
    { teeth: ['36'], code: 'mis', surfaces: [], cause: 'trauma' },
    { teeth: ['36'], code: 'ipx', surfaces: [] },
  ])
  expect(only('14-16 pob').findings.map(written)).toEqual(['15 mis', '16,15,14 pob'])
})

it('asks whether decay under a filling is new, and knows what to enter for either answer', () => {
  const [question] = only('46 o car amf').questions
  if (question?.kind !== 'secondary') throw new Error('not asked')
  expect(question.surfaces).toEqual(['o'])
  const secondary = question.asSecondary.map((entry) => propose(entry, empty))
  expect(secondary).toMatchObject([{ findings: [{ code: 'amf' }, { code: 'car' }], questions: [] }])
  expect(question.asReplacement.map(({ items }) => items.map(({ code }) => code))).toEqual([['car'], ['amf']])
})

it('keeps both where decay and a filling were asked about', () => {
  const after = layersAfter(empty, only('46 o car amf'))
  expect(after.now.map(written)).toEqual(['46 car o', '46 amf o'])
})

it('retracts an entry made in error, as a whole or some of its surfaces', () => {
  const whole = only('-46 o car', '46 o car').retracted
  expect(whole).toMatchObject([{ finding: { code: 'car' }, surfaces: [] }])
  const filled = mouthAfter('46 mod amf')
  const [some] = read('-46 o amf', filled)
  expect(some?.retracted).toMatchObject([{ finding: { surfaces: ['m', 'o', 'd'] }, surfaces: ['o'] }])
  expect(some && layersAfter(filled, some).now.map(written)).toEqual(['46 amf md'])
  const planned = mouthAfter('+46 poc')
  expect(read('-46 poc', planned).map((each) => layersAfter(planned, each))).toEqual([empty])
})

const entry = (over: Partial<Entry>): Entry => ({
  mode: 'found',
  teeth: ['46'],
  items: [],
  isUncertain: false,
  note: '',
  ...over,
})

it.each([
  [entry({ items: [{ code: 'rct', surfaces: ['o'] }] }), 'surfacesRefused'],
  [entry({ items: [{ code: 'car', surfaces: [] }] }), 'surfacesExpected'],
  [entry({ teeth: ['43'], items: [{ code: 'car', surfaces: ['o'] }] }), 'surfaceMissing'],
  [entry({ teeth: ['46'], items: [{ code: 'fis', surfaces: [] }] }), 'surfacesExpected'],
  [entry({ items: [{ code: 'mig', surfaces: [] }] }), 'directionExpected'],
  [entry({ teeth: ['11', '21'], items: [{ code: 'dia', surfaces: [] }] }), 'widthExpected'],
  [entry({ teeth: ['11', '21'], items: [{ code: 'dia', surfaces: [], width: Number.NaN }] }), 'widthExpected'],
  [entry({ teeth: ['11', '21'], items: [{ code: 'dia', surfaces: [], width: 20.5 }] }), 'widthExpected'],
  [entry({ teeth: ['12', '11', '21'], items: [{ code: 'dia', surfaces: [], width: 2 }] }), 'notNeighbours'],
  [entry({ teeth: ['16', '15', '14'], items: [{ code: 'pob', surfaces: [] }] }), 'noAbutment'],
  [entry({ teeth: ['16', '55'], items: [{ code: 'pob', surfaces: [], abutments: ['16'] }] }), 'bridgeGap'],
])('refuses by hand what cannot be: %j', (given, want) => {
  const outcome = propose(given, empty)
  expect(isProblem(outcome) && outcome.code).toBe(want)
})
