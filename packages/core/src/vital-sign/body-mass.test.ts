import { expect, it } from 'vitest'
import { bodyMass } from './body-mass'

it.each([
  [62.5, 165, 23],
  [70, 175, 22.9],
  [100, 160, 39.1],
  [62.5, null, null],
  [null, 165, null],
  [62.5, 0, null],
])('%s kg at %s cm are %s', (weight, height, want) => expect(bodyMass({ weight, height })).toBe(want))
