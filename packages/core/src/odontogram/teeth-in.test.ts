import { expect, it } from 'vitest'
import { teethIn } from './index'

it.each([
  ['', [], []],
  ['46', ['46'], []],
  [' 46, 47;11  46', ['46', '47', '11'], []],
  ['46 99, atas', ['46'], ['99', 'atas']],
])('the teeth in %j', (text, teeth, wrong) => expect(teethIn(text)).toEqual({ teeth, wrong }))
