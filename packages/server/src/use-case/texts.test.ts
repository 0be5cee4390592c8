import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from './texts'

// Seen to fail: with a sentence in two files; with a file that `texts.ts` leaves out.
it('finds each sentence in one file, and knows the sentences of every file', async () => {
  const files = readdirSync(new URL('texts/', import.meta.url)).map((file) => file.replace('.ts', ''))
  const sentences = await Promise.all(files.map(async (file) => Object.keys((await import(`./texts/${file}.ts`)).en)))
  expect(sentences.flat().sort()).toEqual(Object.keys(texts.en).sort())
})
