import { expect, it } from 'vitest'
import { allCodes, isTooth, mouthOf, readLine, type Spot, typedChart, writtenLine } from '../odontogram'
import { choicesFor, entriesByHand, repeatedOn } from './by-hand'

/** `46o 46d 15` as what a hand pointed at. */
const spotsOf = (text: string) =>
  text.split(' ').map((each): Spot => {
    const [tooth, surface] = [each.slice(0, 2), each.slice(2)]
    if (!isTooth(tooth)) throw new Error(each)
    return { tooth, surface: surface === 'm' || surface === 'o' || surface === 'd' || surface === 'v' ? surface : null }
  })

const choices = (spots: string, before: readonly string[] = [], usage = {}) =>
  choicesFor(spotsOf(spots), { layers: mouthOf(typedChart(...before)), mode: 'found', usage })

const said = ({ code, material, width, direction }: ReturnType<typeof choices>[number]['item']) =>
  [code, material, width, direction].filter(Boolean).join(' ')

it.each([
  ['46o', ['car', 'amf', 'cof', 'mis', 'mig m', 'mig d', 'fis', 'sou'], ['per', 'dia 1', 'pob', 'prd acr x', 'fld x']],
  ['11m', ['car', 'cof'], ['fis']],
  ['46', ['mis', 'rct', 'poc', 'sou', 'att'], ['car', 'cof', 'inl']],
  ['85', ['per', 'mis'], ['imx', 'ipx', 'fld acr']],
  ['11 21', ['dia 1', 'dia 2', 'dia 3', 'mis'], ['car']],
  ['14 15 16', ['pob', 'meb', 'prd acr', 'prd frm', 'mis'], ['dia 1']],
  ['14', ['fld acr', 'fld frm'], ['pob']],
])('on %s the palette offers %j and not %j', (spots, offered, refused) => {
  const found = choices(spots).map(({ item }) => said(item))
  expect(found).toEqual(expect.arrayContaining(offered))
  expect(found.filter((each) => refused.includes(each))).toEqual([])
})

it('a missing tooth is offered what it takes', () => {
  const found = choices('36', ['36 mis karies']).map(({ item }) => said(item))
  expect(found).toEqual(['mis', 'non', 'ipx', 'pon', 'prd acr', 'prd frm', 'fld acr', 'fld frm'])
})

it('the palette begins with the codes that are used most', () => {
  const found = choices('46o', [], { inl: 2, cof: 5 }).map(({ item }) => item.code)
  expect(found.slice(0, 3)).toEqual(['cof', 'inl', 'car'])
})

it('each letter chooses one thing, the same on every tooth', () => {
  const letters = new Map<string, string>()
  for (const spots of ['46o', '46', '14 15 16', '11 21', '85'])
    for (const { item, letter } of choices(spots)) if (letter) letters.set(`${letter} ${said(item)}`, letter)
  expect(new Set(letters.values()).size).toBe(letters.size)
  const own = Object.fromEntries(choices('46o').map(({ item, letter }) => [item.code, letter]))
  expect(own).toMatchObject({
    car: 'c',
    amf: 'a',
    cof: 'o',
    gif: 'g',
    tif: 't',
    mis: 'm',
    sou: 's',
    rct: 'r',
    fmc: '0',
  })
  expect(own).not.toHaveProperty('dia')
})

it.each([
  ['car', '46o 46d', ['46 od car']],
  ['car', '46d 46o', ['46 od car']],
  ['cof', '16v 15v 14v', ['14-16 v cof']],
  ['cof', '16v 15o 14v', ['16,14 v cof', '15 o cof']],
  ['mis', '46o', ['46 mis']],
  ['pob', '14 15 16', ['14-16 pob']],
  ['sou', '46', ['46 sou']],
  ['sou', '46o', ['46 o sou']],
  ['att', '46v', ['46 v att']],
] as const)('%s on %s is entered as %j, which reads back as the same', (code, spots, lines) => {
  const entries = entriesByHand({ code }, { spots: spotsOf(spots), mode: 'found' })
  expect(entries.map(writtenLine)).toEqual(lines)
  const layers = mouthOf([])
  const read = lines.map((line) => {
    const outcome = readLine(line, { layers, dentition: 'permanent', last: null })
    return outcome.problem ? null : outcome.proposals[0]?.entry
  })
  expect(read).toEqual(entries)
})

it('a full denture is entered for the arch, of which any tooth was pointed at', () => {
  const entered = (spots: string) =>
    entriesByHand({ code: 'fld', material: 'acr' }, { spots: spotsOf(spots), mode: 'planned' }).map(writtenLine)
  expect(entered('14')).toEqual(['+ra fld acr'])
  expect(entered('34 35')).toEqual(['+rb fld acr'])
  expect(entriesByHand({ code: 'fld', material: 'acr' }, { spots: [], mode: 'found' })).toEqual([])
})

it.each([
  ['46 o car', '15o', '15 o car'],
  ['46 o car', '11o', null],
  ['46 o car', '15', null],
  ['!46 mo cof', '15v', '!15 v cof'],
  ['46 mis karies', '15o', '15 mis karies'],
  ['46 rct o amf', '15o', null],
  ['14-16 pob karies', '25', null],
  ['46 o car?', '15o', '15 o car ?'],
  [null, '15o', null],
])('after %s a double click on %s enters %s', (line, spots, want) => {
  const layers = mouthOf([])
  const outcome = readLine(line ?? '', { layers, dentition: 'permanent', last: null })
  const last = outcome.problem ? null : (outcome.proposals[0]?.entry ?? null)
  for (const spot of spotsOf(spots)) {
    const again = repeatedOn(last, { spot, layers })
    expect(again ? writtenLine(again) : null).toBe(want)
  }
})

it('every code is offered somewhere', () => {
  const found = ['46o', '46', '85', '11 21', '14 15 16'].flatMap((spots) => choices(spots).map(({ item }) => item.code))
  expect(allCodes.filter((code) => !found.includes(code))).toEqual([])
})
