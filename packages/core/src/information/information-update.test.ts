import { expect, it } from 'vitest'
import { informationFixture } from '../testing'
import { informationUpdate } from '.'

it('sends back all of the clinic but what only the server sets', () => {
  const { id, slug, logo, stamp, signature, updated_at, ...entered } = informationFixture({ city: 'Bogor', version: 7 })
  expect(informationUpdate(informationFixture({ city: 'Bogor', version: 7 }))).toEqual(entered)
  expect(entered).toMatchObject({ city: 'Bogor', version: 7 })
  expect(Object.keys(informationUpdate(informationFixture()))).not.toContain('updated_at')
})
