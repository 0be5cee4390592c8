import { expect, it } from 'vitest'
import { serializerOf } from './compiled-when-asked'

// Seen to fail: with JSON.stringify in place of the serializer.
it('leaves out of a reply what its schema does not name', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } } } as const
  expect(serializerOf({ schema })({ name: 'Ayu', password_hash: 'secret' })).toBe('{"name":"Ayu"}')
})
