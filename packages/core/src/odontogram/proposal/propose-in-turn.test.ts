import { expect, it } from 'vitest'
import { mouthOf } from '../chart'
import type { Entry } from '../finding'
import { typedChart } from '../typed-chart'
import { isProblem } from './propose'
import { proposeInTurn } from './propose-in-turn'

const entry = (code: Entry['items'][number]['code']): Entry => ({
  mode: 'found',
  teeth: ['46'],
  items: [{ code, surfaces: code === 'car' ? ['o'] : [] }],
  cause: 'caries',
  isUncertain: false,
  note: '',
})

it('judges each entry by what those before it leave, without those that are refused', () => {
  const judged = (...codes: Parameters<typeof entry>[0][]) =>
    proposeInTurn(codes.map(entry), mouthOf(typedChart('36 o car'))).map((outcome) =>
      isProblem(outcome) ? outcome.code : 'fits',
    )
  expect(judged('mis', 'car', 'ipx')).toEqual(['fits', 'takesOnly', 'fits'])
  expect(judged('car', 'mis')).toEqual(['fits', 'fits'])
})
