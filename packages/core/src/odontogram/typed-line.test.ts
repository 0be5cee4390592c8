import { expect, it } from 'vitest'
import type { Entry, Finding } from './finding'
import { type Layers, layersAfter } from './proposal/propose'
import { readerOf } from './reader'
import { type LineContext, outcomeOf, readLine } from './typed-line'

const empty: Layers = { now: [], planned: [] }
const context: LineContext = { layers: empty, dentition: 'permanent', last: null }

/** The mouth after some typed lines, and the last of their entries. */
function after(lines: string, dentition = context.dentition): LineContext {
  const outcome = readLine(lines, { ...context, dentition })
  if (outcome.problem) throw new Error(`${lines}: ${outcome.problem.code}`)
  const layers = outcome.proposals.reduce(layersAfter, empty)
  return { layers, dentition, last: outcome.proposals.at(-1)?.entry ?? null }
}

const detailsOf = ({ surfaces, material, width, direction, abutments }: Omit<Finding, 'teeth'>) =>
  [surfaces.join(''), material, width && `${width}mm`, direction, abutments && `a${abutments}`].filter(Boolean)

const saidEntry = ({ mode, teeth, items, cause, isUncertain, note }: Entry) =>
  [
    `${mode === 'found' ? '' : `${mode} `}${teeth}:`,
    items.map((item) => [item.code, ...detailsOf(item)].join(' ')).join(', '),
    ...(cause ? [`(${cause})`] : []),
    ...(isUncertain ? ['?'] : []),
    ...(note ? [`#${note}`] : []),
  ].join(' ')

/** Describes the line as read, in words of this test: entries, or the place and code of a problem. */
function said(line: string, given: LineContext = context) {
  const { problem, proposals = [] } = { proposals: undefined, ...readLine(line, given) }
  return problem ? `@${problem.at} ${problem.code}` : proposals.map(({ entry }) => saidEntry(entry)).join(' | ')
}

const upper = '18,17,16,15,14,13,12,11,21,22,23,24,25,26,27,28'
const lower = '48,47,46,45,44,43,42,41,31,32,33,34,35,36,37,38'

// prettier keeps a row to a line: what is typed, and what it means
it.each([
  ['46 o car', '46: car o'],
  ['46O CAR', '46: car o'],
  ['46 car o', '46: car o'],
  ['16 mo amf', '16: amf mo'],
  ['16 om amf', '16: amf mo'],
  ['36 mod cof?', '36: cof mod ?'],
  ['36 b cof', '36: cof v'],
  ['26 p gif', '26: gif l'],
  ['48 imx', '48: imx'],
  ['18,28,38,48 une', '18,28,48,38: une'],
  ['36 mis karies', '36: mis (caries)'],
  ['36 mis', '36: mis'],
  ['46 rct o amf', '46: rct, amf o'],
  ['46 poc rct', '46: poc, rct'],
  ['46 o car m amf', '46: car o, amf m'],
  ['11-21 dia 2mm', '11,21: dia 2mm'],
  ['36 rrx karies', '36: rrx (caries)'],
  ['85 per', '85: per'],
  ['45 per', '@3 primaryOnly'],
  ['14-16 pob', '16,15,14: pob a16,14'],
  ['13-16 pob a13,14,16', '16,15,14,13: pob a16,14,13'],
  ['22-23 meb a23', '22,23: meb a23'],
  ['34-37 prd acr', '34,35,36,37: prd acr'],
  ['ra fld acr', `${upper}: fld acr`],
  ['13-23 abr v', '13,12,11,21,22,23: abr v'],
  ['+46 rct; +46 poc', 'planned 46: rct | planned 46: poc'],
  ['!46 o cof # A2', 'done_here 46: cof o #A2'],
  ['=11 poc', 'done_elsewhere 11: poc'],
  ['55 o car', '55: car o'],
  ['21s une', '21s: une'],
  ['semua sou', `${upper},${lower}: sou`],
  ['19 car', '@0 noSuchTooth'],
  ['46 car', '@6 surfacesExpected'],
  ['11 o car', '@3 surfaceMissing'],
  ['11 i car', '@3 noIncisal'],
  ['46 x car', '@3 unknownWord'],
  ['46 o', '@4 codeExpected'],
  ['14-46 pob', '@3 bridgeOneArch'],
  ['14-54 car o', '@3 rangeOneDentition'],
  ['46 mis car o', '@7 takesOnly'],
  ['46 o car amf', '46: car o, amf o'],
  ['16 m fis', '@3 fissureOnly'],
  ['43 o fis', '@3 surfaceMissing'],
  ['semua fld', '@6 archExpected'],
  ["'; drop table", '@0 toothExpected'],
  ['😀', '@0 toothExpected'],
  ['\u0000', '@0 toothExpected'],
])('reads %j as %s', (line, want) => {
  expect(said(line)).toBe(want)
})

it.each([
  ['46 o car', '>', '45: car o'],
  ['41 sou', '>', '31: sou'],
  ['31 sou', '<', '41: sou'],
  ['46 o car', '<', '47: car o'],
  ['48 imx', '<', '@0 lastTooth'],
  ['38 imx', '>', '@0 lastTooth'],
  ['18 imx', '<', '@0 lastTooth'],
  ['28 imx', '>', '@0 lastTooth'],
  ['55 sou', '<', '@0 lastTooth'],
  ['65 sou', '>', '@0 lastTooth'],
  ['11 sou', '>', '21: sou'],
  ['51 sou', '>', '61: sou'],
  ['81 sou', '>', '71: sou'],
  ['44 o car', '>', '@0 surfaceMissing'],
  ['46 o car', '.', '46: car o'],
  ['46 o car', ' > ', '45: car o'],
  ['46 o car', '> o', '@2 unexpected'],
  ['46 o car', '>>', '@1 unexpected'],
  ['46 o car', '.5', '@1 unexpected'],
  ['46,47 o car', '>', '@0 repeatOneTooth'],
  ['46,47 o car', '.', '47,46: car o'],
  ['+46 o cof # A2', '>', 'planned 45: cof o #A2'],
  ['36 mis karies', '>', '37: mis (caries)'],
  ['21s une', '>', '21: une'],
  ['21s une', '<', '11: une'],
  ['11s une', '>', '21: une'],
  ['11s une', '<', '11: une'],
  ['46s une', '>', '45: une'],
  ['46s une', '<', '46: une'],
  ['45 mis karies; 46 o car', '>', '@0 takesOnly'],
  ['85 per', '>', '84: per'],
])('after %j reads %j as %s', (before, line, want) => {
  expect(said(line, after(before))).toBe(want)
})

it.each([['>'], ['<'], ['.']])('has nothing to repeat at the beginning: %s', (line) => {
  expect(said(line)).toBe('@0 nothingToRepeat')
})

it.each([
  // teeth
  ['', '@0 toothExpected'],
  ['   ', '@3 toothExpected'],
  ['car', '@0 toothExpected'],
  ['+', '@1 toothExpected'],
  ['++46 sou', '@1 toothExpected'],
  ['4 sou', '@0 noSuchTooth'],
  ['463 sou', '@0 noSuchTooth'],
  ['00 sou', '@0 noSuchTooth'],
  ['56 sou', '@0 noSuchTooth'],
  ['86 sou', '@0 noSuchTooth'],
  ['91 sou', '@0 noSuchTooth'],
  ['10 sou', '@0 noSuchTooth'],
  ['46,19 sou', '@3 noSuchTooth'],
  ['46, 45 sou', '46,45: sou'],
  ['46 ,45 sou', '46,45: sou'],
  ['46,46 sou', '46: sou'],
  ['46, sou', '@4 toothExpected'],
  ['45,46 sou', '46,45: sou'],
  ['36,46 sou', '46,36: sou'],
  ['46,16,55,85 sou', '16,55,85,46: sou'],
  ['13-11 sou', '13,12,11: sou'],
  ['23-13 sou', '13,12,11,21,22,23: sou'],
  ['53-63 sou', '53,52,51,61,62,63: sou'],
  ['43-33 sou', '43,42,41,31,32,33: sou'],
  ['14 - 16 sou', '16,15,14: sou'],
  ['14-14 sou', '14: sou'],
  ['14- sou', '@4 toothExpected'],
  ['14-19 sou', '@3 noSuchTooth'],
  ['14-44 sou', '@3 rangeOneArch'],
  ['55-85 sou', '@3 rangeOneArch'],
  ['14-64 sou', '@3 rangeOneDentition'],
  ['14-46 meb', '@3 bridgeOneArch'],
  ['14,46 pob', '@3 bridgeOneArch'],
  ['14-15,25 sou', '15,14,25: sou'],
  ['14-16-18 sou', '@5 unexpected'],
  ['21s-23 sou', '@3 unexpected'],
  ['21 s une', '@3 unknownWord'],
  ['21S UNE', '21s: une'],
  ['21sune', '21s: une'],
  ['21ssou', '21s: sou'],
  ['21sou', '21: sou'],
  ['21sehat', '21: sou'],
  ['21s,22 sou', '21s,22: sou'],
  ['11s,11,21 sou', '11,11s,21: sou'],
  ['51s sou', '51s: sou'],
  ['46s o car', '46s: car o'],
  ['21s o car', '@4 surfaceMissing'],
  ['q1 sou', '18,17,16,15,14,13,12,11: sou'],
  ['q2 sou', '21,22,23,24,25,26,27,28: sou'],
  ['Q4 sou', '48,47,46,45,44,43,42,41: sou'],
  ['q5 sou', '55,54,53,52,51: sou'],
  ['q8 sou', '85,84,83,82,81: sou'],
  ['q9 sou', '@0 toothExpected'],
  ['q0 sou', '@0 toothExpected'],
  ['q sou', '@0 toothExpected'],
  ['q1,21 sou', '18,17,16,15,14,13,12,11,21: sou'],
  ['ra sou', `${upper}: sou`],
  ['rb sou', `${lower}: sou`],
  ['RB SOU', `${lower}: sou`],
  ['ra,rb sou', `${upper},${lower}: sou`],
  ['rax sou', '@0 toothExpected'],
  ['rc sou', '@0 toothExpected'],
  ['all sou', `${upper},${lower}: sou`],
  ['semua,46 sou', '@5 unexpected'],
  ['semuasou', `${upper},${lower}: sou`],
  ['semu sou', '@0 toothExpected'],
  // surfaces
  ['46mod cof', '46: cof mod'],
  ['46modcof', '46: cof mod'],
  ['46ocar', '46: car o'],
  ['46caro', '46: car o'],
  ['46 \t o  car', '46: car o'],
  ['46\u00a0o\u00a0car', '46: car o'],
  ['46 lvdom amf', '46: amf modvl'],
  ['46 f car', '46: car v'],
  ['46 m o d cof', '46: cof mod'],
  ['46 mm car', '@4 surfaceTwice'],
  ['46 bf car', '@4 surfaceTwice'],
  ['46 pl car', '@4 surfaceTwice'],
  ['46 m m car', '@5 surfaceTwice'],
  ['46 i car', '@3 noIncisal'],
  ['11 mi car', '@4 noIncisal'],
  ['11 im car', '@3 noIncisal'],
  ['11 mid car', '@4 noIncisal'],
  ['11 I', '@3 noIncisal'],
  ['11 ixe', '@3 unknownWord'],
  ['46 zzz', '@3 unknownWord'],
  ['46 oz', '@4 unknownWord'],
  ['46 o karis', '@5 unknownWord'],
  ['11 mod cof', '@4 surfaceMissing'],
  ['13-14 o car', '@6 surfaceMissing'],
  ['53 o car', '@3 surfaceMissing'],
  ['54 o car', '54: car o'],
  ['11 car o', '@7 surfaceMissing'],
  ['46 o', '@4 codeExpected'],
  ['46 o ', '@5 codeExpected'],
  ['46', '@2 codeExpected'],
  ['46 ', '@3 codeExpected'],
  ['46 ?', '@3 codeExpected'],
  ['46 # x', '@3 codeExpected'],
  // the code a surface belongs to
  ['46 o rct amf', '46: rct, amf o'],
  ['46 amf rct o', '46: amf o, rct'],
  ['46 rct o', '@8 codeExpected'],
  ['46 o rct', '@8 codeExpected'],
  ['46 o car m', '@10 codeExpected'],
  ['46 car o amf m', '46: car o, amf m'],
  ['46 car o m amf', '46: car o, amf m'],
  ['46 car amf o', '46: car o, amf o'],
  ['46 amf o car', '46: amf o, car o'],
  ['46 o amf car', '46: amf o, car o'],
  ['46 o amf o car', '46: amf o, car o'],
  ['46 att', '46: att'],
  ['46 att o', '46: att o'],
  ['46 o att', '46: att o'],
  ['46 o att amf', '46: att o, amf o'],
  ['46 att amf o', '46: att, amf o'],
  ['46 att rct', '46: att, rct'],
  ['46 o sou', '46: sou o'],
  ['46 sou o', '46: sou o'],
  ['46 o car rct amf', '46: car o, rct, amf o'],
  ['46 amf', '@6 surfacesExpected'],
  ['46 rct amf', '@10 surfacesExpected'],
  ['46 fis', '@6 surfacesExpected'],
  ['46 mo fis', '@3 fissureOnly'],
  ['46 fis m', '@7 fissureOnly'],
  ['55 o fis', '55: fis o'],
  ['14 o fis', '14: fis o'],
  ['46 o onl', '46: onl o'],
  ['46 mo inl', '46: inl mo'],
  ['46 m car d amf o cof', '46: car m, amf d, cof o'],
  // words
  ['46 o karies', '46: car o'],
  ['46 o caries', '46: car o'],
  ['46 o amalgam', '46: amf o'],
  ['46 o komposit', '46: cof o'],
  ['46 o composite', '46: cof o'],
  ['46 cabut', '46: mis'],
  ['46 hilang karies', '46: mis (caries)'],
  ['46 missing', '46: mis'],
  ['46 mahkota', '46: poc'],
  ['46 crown', '46: poc'],
  ['46 sehat', '46: sou'],
  ['46 psa', '46: rct'],
  ['46 sisa', '@3 unknownWord'],
  ['46 akar', '46: rrx'],
  ['36 implan', '36: ipx'],
  ['36 implant', '36: ipx'],
  ['46 o sealant', '46: fis o'],
  ['46 O Inlay', '46: inl o'],
  ['46 abrasi', '46: abr'],
  ['46 abrasion', '46: abr'],
  ['14-16 bridge', '16,15,14: pob a16,14'],
  ['14-16 jembatan', '16,15,14: pob a16,14'],
  // causes
  ['36 mis caries', '36: mis (caries)'],
  ['36 mis perio', '36: mis (periodontal)'],
  ['36 mis periodontal', '36: mis (periodontal)'],
  ['36 mis trauma', '36: mis (trauma)'],
  ['36 mis orto', '36: mis (orthodontic)'],
  ['36 mis orthodontic', '36: mis (orthodontic)'],
  ['36 mis lain', '36: mis (other)'],
  ['36 mis other', '36: mis (other)'],
  ['36 mis unknown', '36: mis (unknown)'],
  ['36 rrx trauma', '36: rrx (trauma)'],
  ['36 mis KARIES?', '36: mis (caries) ?'],
  ['36 mis karies perio', '@14 semicolonExpected'],
  ['36 mis karies ipx', '@14 semicolonExpected'],
  ['46 trauma', '@3 causeRefused'],
  ['46 o car trauma', '@9 causeRefused'],
  ['46 poc perio', '@7 causeRefused'],
  ['36 ipx trauma', '36: ipx (trauma)'],
  ['15 pon karies', '15: pon (caries)'],
  ['14-16 pob karies', '16,15,14: pob a16,14 (caries)'],
  ['36 non', '36: non'],
  ['36 non karies', '@7 takesOnly'],
  // uncertain, note
  ['46 o car ?', '46: car o ?'],
  ['46 o car ? # lihat foto', '46: car o ? #lihat foto'],
  ['46 o car # dua ? #3', '46: car o #dua ? #3'],
  ['46 o car #', '46: car o'],
  ['46 o car #A2; 45 sou', '46: car o #A2 | 45: sou'],
  ['46 o car # a;;b; 45 sou', '46: car o #a;b | 45: sou'],
  ['46 o car # a;;', '46: car o #a;'],
  ['46 o car # 😀 gigi', '46: car o #😀 gigi'],
  ['46 o car # a\u0000', '@12 noteCharacter'],
  ['46 o car # \ud800', '@11 noteCharacter'],
  ['46 o car ??', '@10 semicolonExpected'],
  ['46 o car ? m', '@11 semicolonExpected'],
  ['46 o ? car', '@5 codeExpected'],
  // entries
  ['46 o car;45 sou', '46: car o | 45: sou'],
  ['46 o car ; +45 rct', '46: car o | planned 45: rct'],
  ['46 o car;', '@9 toothExpected'],
  ['46 o car;;', '@9 toothExpected'],
  [';46 sou', '@0 toothExpected'],
  ['46 sou; 46 x', '@11 unknownWord'],
  ['46 o car, 45 sou', '@8 unexpected'],
  ['46 o car.', '@8 unexpected'],
  ['46 (o) car', '@3 unexpected'],
  ['46 45 sou', '@3 unexpected'],
  ["46 o car'; drop table finding", '@8 unexpected'],
  ['46 o car; drop', '@10 toothExpected'],
  ['46 😀', '@3 unexpected'],
  ['46 o\u0000car', '@4 unexpected'],
  ['４６ sou', '@0 toothExpected'],
  ['46 ｏ car', '@3 unexpected'],
  ['46 \u212Aaries', '@3 unexpected'],
  ['!46 sou', 'done_here 46: sou'],
  ['= 46 sou', 'done_elsewhere 46: sou'],
  ['?46 sou', '@0 toothExpected'],
  // details a code needs
  ['11-21 dia', '@9 widthExpected'],
  ['11-21 dia 2', '@11 widthExpected'],
  ['11-21 dia2mm', '11,21: dia 2mm'],
  ['11-21 dia 2 mm', '11,21: dia 2mm'],
  ['11-21 DIA 1.5MM', '11,21: dia 1.5mm'],
  ['11-21 dia 1,5mm', '11,21: dia 1.5mm'],
  ['11-21 dia 0mm', '@10 widthExpected'],
  ['11-21 dia 21mm', '@10 widthExpected'],
  ['11-21 dia 20mm', '11,21: dia 20mm'],
  ['11-21 dia 1.55mm', '@10 widthExpected'],
  ['11-21 dia 2cm', '@11 widthExpected'],
  ['11-21 dia -2mm', '@10 widthExpected'],
  ['11,21 dia 2mm', '11,21: dia 2mm'],
  ['21-11 dia 2mm', '11,21: dia 2mm'],
  ['11-22 dia 2mm', '@6 notNeighbours'],
  ['11 dia 2mm', '@3 notNeighbours'],
  ['11,31 dia 2mm', '@6 notNeighbours'],
  ['11,21s dia 1mm', '11,21s: dia 1mm'],
  ['46 mig', '@6 directionExpected'],
  ['46 mig m', '46: mig m'],
  ['46 mig d', '46: mig d'],
  ['46 migd', '46: mig d'],
  ['46 mig o', '@7 directionExpected'],
  ['46 mig mis', '@7 directionExpected'],
  ['46 mig m o car', '46: mig m, car o'],
  ['46 rot', '46: rot'],
  ['46 rot o', '@8 codeExpected'],
  ['46 acr', '@3 materialNeedsDenture'],
  ['46 poc acr', '@7 materialNeedsDenture'],
  ['34-37 prd', '34,35,36,37: prd'],
  ['34-37 prd frame', '34,35,36,37: prd frm'],
  ['34-37 prd acr frm', '@14 materialNeedsDenture'],
  ['36 prd acr', '36: prd acr'],
  ['46,36 prd acr', '46,36: prd acr'],
  ['16,36 prd acr', '@3 dentureOneArch'],
  ['rb fld', `${lower}: fld`],
  ['rb fld frm', `${lower}: fld frm`],
  ['ra,rb fld acr', `${upper},${lower}: fld acr`],
  ['ra prd acr', `${upper}: prd acr`],
  ['18-28 fld acr', `${upper}: fld acr`],
  ['17-28 fld acr', '@6 archExpected'],
  ['46 fld', '@3 archExpected'],
  ['ra fld sou', '@7 standsAlone'],
  ['36 o car prd', '@9 standsAlone'],
  ['14-16 pob rct', '@10 standsAlone'],
  ['55 prd', '@3 permanentOnly'],
  ['55 ipx', '@3 permanentOnly'],
  ['55 imx', '@3 permanentOnly'],
  ['55 imv', '55: imv'],
  ['21s prd', '@4 noSupernumerary'],
  ['21s per', '@4 primaryOnly'],
  ['14 pob', '@3 bridgeTeeth'],
  ['14-15 pob', '@6 noPontic'],
  ['14,16 pob', '@6 bridgeGap'],
  ['21s,22 pob', '@7 noSupernumerary'],
  ['14-16 pob a13', '@11 abutmentOutside'],
  ['14-16 pob a14,19', '@14 noSuchTooth'],
  ['14-16 pob a', '@10 unknownWord'],
  ['14-16 pob a14,', '@14 toothExpected'],
  ['14-16 pob a 14 , 16', '16,15,14: pob a16,14'],
  ['14-16 poba14', '16,15,14: pob a14'],
  ['14-16 pob a14-16', '@13 unexpected'],
  ['13-23 meb', '13,12,11,21,22,23: meb a13,23'],
  ['53-63 meb', '53,52,51,61,62,63: meb a53,63'],
  ['46 a46', '@3 unknownWord'],
  ['45,46 per', '@6 primaryOnly'],
  ['45 per o x', '@3 primaryOnly'],
  // codes that exclude each other within an entry
  ['46 o amf cof', '@9 excluded'],
  ['46 o car nca', '@9 excluded'],
  ['46 fmc poc', '@7 excluded'],
  ['46 rct nvt', '@7 excluded'],
  ['46 nvt rct', '@7 excluded'],
  ['46 sou o car', '@9 excluded'],
  ['46 une mis', '@3 takesOnly'],
  ['46 rct rct', '@7 excluded'],
  ['46 mis car', '@7 takesOnly'],
  ['46 mis sou', '@7 takesOnly'],
  ['46 mis x', '@7 unknownWord'],
  ['46 rrx o amf', '@9 takesOnly'],
  ['46 rrx rct', '46: rrx, rct'],
  ['46 une imx', '46: une, imx'],
  ['46 une o car', '@9 takesOnly'],
  ['46 poc o amf', '@9 takesOnly'],
  ['46 poc o car', '46: poc, car o'],
  ['46 poc abu', '46: poc, abu'],
  ['36 ipx poc', '36: ipx, poc'],
  ['36 poc ipx', '36: poc, ipx'],
  ['36 mis ipx poc karies', '36: mis, ipx, poc (caries)'],
  ['36 mis poc', '@7 takesOnly'],
  ['15 mis pon', '15: mis, pon'],
  ['15 mis abu', '@7 takesOnly'],
])('reads or refuses %j: %s', (line, want) => {
  expect(said(line)).toBe(want)
})

it.each([
  ['46 mis karies', '46 o car', '@5 takesOnly'],
  ['46 mis karies', '46 car', '@3 takesOnly'],
  ['46 mis karies', '46 ipx', '46: ipx'],
  ['46 mis karies', '46 poc', '@3 takesOnly'],
  ['46 mis karies; 46 ipx', '46 poc', '46: poc'],
  ['46 mis karies; 46 ipx', '46 abu', '46: abu'],
  ['46 mis karies', '46 abu', '@3 takesOnly'],
  ['46 mis karies', '46 non', '46: non'],
  ['46 mis', '46 mis karies', '46: mis (caries)'],
  ['46 non', '46 une', '@3 takesOnly'],
  ['46 une', '46 pre', '46: pre'],
  ['46 une', '46 sou', '46: sou'],
  ['46 une', '46 imv', '46: imv'],
  ['46 une', '46 o car', '@5 takesOnly'],
  ['46 rrx', '46 nvt', '46: nvt'],
  ['46 rrx', '46 poc', '@3 takesOnly'],
  ['46 rrx', '46 mis karies', '46: mis (caries)'],
  ['46 poc', '46 o cof', '@5 takesOnly'],
  ['46 poc', '46 v car', '46: car v'],
  ['46 rct', '46 nvt', '@3 excluded'],
  ['14 mis karies', '14-16 pob', '@6 takesOnly'],
  ['14 mis karies; 14 ipx', '14-16 pob', '16,15,14: pob a16,14'],
  ['+46 mis', '46 o car', '46: car o'],
  ['+46 mis', '+46 o cof', '@6 takesOnly'],
  ['46 o car', '-46 o car', 'error 46: car o'],
  ['46 mod amf', '-46 o amf', 'error 46: amf o'],
  ['46 o car', '-46 m car', '@6 nothingToRetract'],
  ['46 o car', '-46 o amf', '@6 nothingToRetract'],
  ['46 o car', '-45 o car', '@6 nothingToRetract'],
  ['+46 poc', '-46 poc', 'error 46: poc'],
  ['14-16 pob', '-14-16 pob', 'error 16,15,14: pob a16,14'],
  ['14-16 pob', '-14-17 pob', '@7 nothingToRetract'],
  ['46 mis', '-46 mis; 46 o car', 'error 46: mis | 46: car o'],
  ['ra sou; 48-38 sou', 'semua sou', '@0 nothingLeft'],
  ['ra sou; 47-37 sou', 'semua sou', '48,38: sou'],
])('in a mouth with %j reads %j as %s', (before, line, want) => {
  expect(said(line, after(before))).toBe(want)
})

it.each([
  ['permanent', 'ra sou', 16],
  ['primary', 'ra sou', 10],
  ['mixed', 'ra sou', 26],
  ['primary', 'semua sou', 20],
  ['mixed', 'semua sou', 52],
  ['primary', 'rb fld acr', 16],
] as const)('in a %s dentition %j means %i teeth', (dentition, line, want) => {
  const { proposals } = { proposals: undefined, ...readLine(line, { ...context, dentition }) }
  expect(proposals?.[0]?.entry.teeth).toHaveLength(want)
})

it('names the expected words', () => {
  const params = (line: string, given = context) => readLine(line, given).problem?.params
  expect(params('46 car')).toEqual({ finding: 'car', surfaces: ['m', 'o', 'd', 'v', 'l'] })
  expect(params('11 car')).toEqual({ finding: 'car', surfaces: ['m', 'd', 'v', 'l'] })
  expect(params('46 fis')).toEqual({ finding: 'fis', surfaces: ['o'] })
  expect(params('11 o car')).toEqual({ tooth: '11', surface: 'o', surfaces: ['m', 'd', 'v', 'l'] })
  expect(params('11 i car')).toEqual({ surfaces: ['m', 'd', 'v', 'l'], codes: ['cfr'] })
  expect(params('46 o')).toEqual({ surfaces: ['o'] })
  expect(params('46 x car')).toEqual({ word: 'x' })
  expect(params('19 car')).toEqual({ word: '19' })
  expect(params('45 per')).toEqual({ tooth: '45', finding: 'per' })
  expect(params('46 mis car o')).toEqual({
    tooth: '46',
    finding: 'car',
    by: 'mis',
    codes: ['ipx', 'prd', 'fld', 'pon', 'dia'],
  })
  expect(params('46 v car', after('46 rrx'))).toMatchObject({ by: 'rrx', codes: ['nvt', 'rct', 'prd', 'fld'] })
  expect(params('46 v cof', after('46 poc'))).toMatchObject({ by: 'poc', codes: ['nvt', 'rct', 'abu', 'car'] })
  expect(params('46 o amf cof')).toEqual({ tooth: '46', finding: 'cof', by: 'amf' })
  expect(params('46 poc acr')).toEqual({ codes: ['prd', 'fld'], word: 'acr' })
  expect(params('11-14 pob a15')).toMatchObject({ tooth: '15', teeth: ['14', '13', '12', '11'] })
  expect(params('>', after('48-38 sou'))).toMatchObject({ teeth: lower.split(',') })
  expect(params('<', after('48 imx'))).toEqual({ tooth: '48' })
  expect(params(`46 ${'z'.repeat(99)}`)).toEqual({ word: 'z'.repeat(20) })
})

it.each([
  ['letters', 'a'.repeat(10_000), 0, 'toothExpected'],
  ['digits', '1'.repeat(10_000), 0, 'noSuchTooth'],
  ['letters after a tooth', `46 ${'z'.repeat(10_000)}`, 3, 'unknownWord'],
  ['surfaces', `46 ${'mo'.repeat(5_000)}`, 5, 'surfaceTwice'],
  ['blanks', ' '.repeat(10_000), 10_000, 'toothExpected'],
  ['commas', '46,'.repeat(3_333), 9_999, 'toothExpected'],
  ['codes', `46 ${'rot '.repeat(2_500)}`, 7, 'excluded'],
  ['a note', `46 o car #${'x'.repeat(10_000)}`, 510, 'noteTooLong'],
  ['semicolons in a note', `46 o car #${';;'.repeat(5_000)}`, 1_010, 'noteTooLong'],
  ['abutments', `14-16 pob a${'14,'.repeat(3_300)}`, 9_911, 'toothExpected'],
  ['emoji', '😀'.repeat(5_000), 0, 'toothExpected'],
  ['a thousand entries and one more', `${'46 o car;'.repeat(1_100)}x`, 9_900, 'toothExpected'],
])(
  'refuses 10,000 characters of %s at the first that fits nothing, having looked at each a few times',
  (_, line, at, code) => {
    const reader = readerOf(line)
    expect(outcomeOf(reader, context).problem).toMatchObject({ at, code })
    expect(reader.looks).toBeLessThan(40 * line.length)
  },
)

it('reads a thousand entries, each against the mouth after the one before', () => {
  const { proposals } = { proposals: undefined, ...readLine('46 o car;45 m amf;'.repeat(500).slice(0, -1), context) }
  expect(proposals).toHaveLength(1_000)
  expect(proposals?.at(-1)?.replaced).toHaveLength(1)
})

it('keeps a note of 500 characters', () => {
  expect(said(`46 o car # ${'x'.repeat(500)}`)).toBe(`46: car o #${'x'.repeat(500)}`)
})

it('lets pass what is no problem of the line', () => {
  const broken: Layers = {
    get now(): never {
      throw new Error('broken')
    },
    planned: [],
  }
  expect(() => readLine('semua sou', { ...context, layers: broken })).toThrow('broken')
})

it('refuses to repeat what the tooth no longer takes', () => {
  expect(said('.', { ...after('46 poc'), last: after('46 o cof').last })).toBe('@0 takesOnly')
})
