import { expect, it } from 'vitest'
import { typedChart } from '../odontogram'
import { doneHereIn } from './index'

it('is what this visit entered as done, not what it found or what another visit did', () => {
  const rows = typedChart(
    { line: '!46 o cof', visit: 'v1' },
    { line: '!36 o amf', visit: 'v2' },
    { line: '26 o car', visit: 'v2' },
  )
  const done = doneHereIn({ rows, commits: [], author: { visit: 'v2', by: '1', dictated_by: null } })
  expect(done.map(({ teeth, code }) => `${teeth} ${code}`)).toEqual(['36 amf'])
})
