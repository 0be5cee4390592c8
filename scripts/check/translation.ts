import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project'

const texts = join(root, 'packages/web/src/i18n')
const base = 'en'

type Texts = string | { [key: string]: Texts }

/** Every language says everything the base language says, with the same parameters. */
export async function checkTranslations() {
  const entries = await readdir(texts, { withFileTypes: true })
  const locales = entries.filter((entry) => entry.isDirectory() && entry.name !== base).map(({ name }) => name)
  const namespaces = (await readdir(join(texts, base), { withFileTypes: true })).map((entry) =>
    entry.isDirectory() ? `${entry.name}/index.ts` : entry.name,
  )
  const problems = locales.flatMap((locale) =>
    namespaces.map(async (file) => {
      if (!existsSync(join(texts, locale, file))) return [`${locale}/${file} is missing`]
      const [said, translated] = await Promise.all([read(base, file), read(locale, file)])
      return differences(said, translated).map((problem) => `${locale}/${file}: ${problem}`)
    }),
  )
  return (await Promise.all(problems)).flat()
}

async function read(locale: string, file: string): Promise<Texts> {
  const { default: said } = await import(pathToFileURL(join(texts, locale, file)).href)
  return said
}

/** Returns the texts a translation lacks, has too many of, or whose parameters differ. */
export function differences(said: Texts, translated: Texts) {
  const wanted = sentencesOf(said)
  const given = sentencesOf(translated)
  return [
    ...[...given.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the base language`),
    ...[...wanted].flatMap(([key, sentence]) => {
      const translation = given.get(key)
      if (!translation) return [`${key} is not translated`]
      const [required, used] = [parametersOf(sentence), parametersOf(translation)]
      return required === used ? [] : [`${key} takes ${required || 'nothing'} but uses ${used || 'nothing'}`]
    }),
  ]
}

const sentencesOf = (part: Texts, path = ''): Map<string, string> =>
  typeof part === 'string'
    ? new Map([[path, part]])
    : new Map(Object.entries(part).flatMap(([key, below]) => [...sentencesOf(below, path ? `${path}.${key}` : key)]))

/** `{name:string}` and `{name}` are the same parameter; `{{one|other}}` is a plural and none. */
const parametersOf = (sentence: string) =>
  [...new Set([...sentence.replaceAll(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)/g)].map(([, name]) => name))]
    .sort()
    .join(', ')
