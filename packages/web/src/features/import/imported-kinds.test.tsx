import { type ImportKindName, importKinds } from '@clinic/core/import'
import { describe, expect, it } from 'vitest'
import { createScene } from '../../testing/scene'
import { labelOf } from './imported-kinds'

const kinds = Object.keys(importKinds).filter((kind): kind is ImportKindName => kind in importKinds)

describe('importable lists', () => {
  it.each(kinds.flatMap((kind) => (['en', 'id'] as const).map((language) => ({ kind, language }))))(
    'of a $kind has a name of its own for every field, in $language',
    async ({ kind, language }) => {
      const texts = (await createScene({ language })).texts.get()
      const fields = importKinds[kind].columns.map(({ field }) => field)
      const labels = fields.map((field) => labelOf(texts, kind, field))
      expect(fields.filter((field, index) => labels[index] === field)).toEqual([])
      expect(new Set(labels).size).toBe(labels.length)
    },
  )
})
