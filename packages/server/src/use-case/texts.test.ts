import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from './texts'

// Seen to fail: with a sentence in two files; with a file that `texts.ts` leaves out.
it('finds each sentence in one file, and knows the sentences of every file', async () => {
  const folder = new URL('texts/', import.meta.url)
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
  const sentences = await Promise.all(
    files.map(async (file) => Object.keys((await import(new URL(file, folder).href)).en)),
  )
  expect(sentences.flat().sort()).toEqual(Object.keys(texts.en).sort())
})
