import { describe, expect, it } from 'vitest'
import { idFieldsOf } from './id-fields'

describe('a field that can name a row', () => {
  const integer = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

  it('is found whatever it is called, in lists and in objects', () => {
    const body = {
      properties: {
        chairs: { type: 'array', items: { type: 'object', properties: { where: integer, version: integer } } },
        tooth_id: { type: ['string', 'null'] },
        quantity: { type: 'integer', maximum: 99 },
        by_tooth: { type: 'object', additionalProperties: integer },
      },
    }
    const parameters = [{ name: 'inside', in: 'query' as const, schema: { type: 'integer' } }]
    expect(idFieldsOf({ parameters, body }).map(({ in: place, path }) => [place, ...path].join(' '))).toEqual([
      'query inside',
      'body chairs [] where',
      'body tooth_id',
      'body by_tooth *',
    ])
  })
})
