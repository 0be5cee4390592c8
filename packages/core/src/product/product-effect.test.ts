import { expect, it } from 'vitest'
import { allCodes } from '../odontogram'
import { effectsOn } from './product-effect'

it.each(['tooth', 'surface', 'jaw', 'mouth', 'none'] as const)(
  'offers what a service on %s leaves in the order of the palette',
  (scope) => {
    const offered = effectsOn(scope)
    expect(offered).toEqual(allCodes.filter((code) => offered.includes(code)))
  },
)
