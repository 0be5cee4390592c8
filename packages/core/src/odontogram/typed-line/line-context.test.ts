import { expect, it } from 'vitest'
import { after, context, said } from '../../testing/typed-line-fixture'
import { readLine } from './typed-line'

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

it('refuses to repeat what the tooth no longer takes', () => {
  expect(said('.', { ...after('46 poc'), last: after('46 o cof').last })).toBe('@0 takesOnly')
})
