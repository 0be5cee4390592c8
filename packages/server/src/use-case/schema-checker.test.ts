import { expect, it } from 'vitest'
import { schemaChecker } from './schema-checker'

const keywordsOf = (schema: object, value: unknown) => {
  const check = schemaChecker().compile(schema)
  check(value)
  return (check.errors ?? []).map(({ keyword }) => keyword)
}

it.each<[string, object, unknown, string[]]>([
  ['a text that fits', { type: 'string', maxLength: 3, pattern: '^a+$' }, 'aaa', []],
  ['a text in the wrong form', { type: 'string', maxLength: 3, pattern: '^a+$' }, 'ab', ['pattern']],
  ['a text too long by one', { type: 'string', maxLength: 3, pattern: '^a+$' }, 'aaab', ['maxLength', 'pattern']],
  ['a text far too long', { type: 'string', maxLength: 3, pattern: '^a+$' }, 'aaaaaab', ['maxLength']],
  ['signs of two halves', { type: 'string', maxLength: 3, pattern: '^a+$' }, '😀😀😀', ['pattern']],
  ['a list that fits', { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string' } }, ['a', 'b'], []],
  [
    'a list of the wrong things',
    { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    [1, 2],
    ['type', 'type'],
  ],
  [
    'a list that is too long',
    { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    [1, 1, 1],
    ['maxItems'],
  ],
])('tells of %s', (_, schema, value, keywords) => {
  expect(keywordsOf(schema, value)).toEqual(keywords)
})
