import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathsOf, roleNames } from '@clinic/core/access'
import { parse } from 'yaml'
import { projectPaths, root } from './project'

// Names that are no features: the parts around every screen, and folders of core without a feature.
const parts = [
  'access',
  'frame',
  'language',
  'master',
  'navigation',
  'network',
  'offline-bar',
  'preference',
  'testing',
  'time',
  'toast',
  'ui',
]

const named = [
  /^openapi\/(?:money\/)?(?!shared\.)([^/]+)\.yaml$/,
  /^packages\/(?:core\/src|web\/src\/features|server\/src\/features|web\/src\/i18n\/[^/]+)\/([^/]+)\//,
  /^e2e\/(?:models\/)?(?:money\/|stock\/)?([^/]+)\.(?:e2e|model)\.ts$/,
]

/** One word for one thing: the glossary's keys name the tags, files, folders and namespaces of a feature. */
export async function checkGlossary() {
  const glossary = await readFile(join(root, 'docs/glossary.md'), 'utf8')
  const contract: { tags: { name: string }[] } = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  const rows = rowsOf(glossary)
  const keys = rows.map(({ key }) => key)
  const tags = contract.tags.map(({ name }) => name)
  return [
    ...incompleteRows(rows),
    ...unexplainedPaths(rows, roleNames.flatMap(pathsOf)),
    ...strangeNames(projectPaths(), keys),
    ...brokenTags(projectPaths(), { tags, keys }),
  ]
}

interface Row {
  key: string
  cells: string[]
}

/** The rows of the table: key, path, English label, Indonesian label, sentence. */
export const rowsOf = (glossary: string): Row[] =>
  glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2) // the head and its line
    .map((line) => {
      const [key = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { key, cells }
    })

export const incompleteRows = (rows: Row[]) =>
  rows.flatMap(({ key, cells: [path, ...said] }) =>
    path !== undefined && said.length === 3 && said.every((cell) => cell !== '')
      ? []
      : [`docs/glossary.md: ${key} needs a path (or none), label en, label id and one sentence`],
  )

/** Paths of the application whose word is no key and which no row names. */
export const unexplainedPaths = (rows: Row[], paths: readonly string[]) =>
  [...new Set(paths)].flatMap((path) => {
    const [, , word = ''] = path.split('/')
    const isExplained = rows.some(({ key, cells: [named = ''] }) => key === word || named.split(/[, ]+/).includes(path))
    return isExplained ? [] : [`docs/glossary.md: no row explains ${path}`]
  })

/** Files and folders that are named for a feature the glossary does not know. */
export const strangeNames = (paths: readonly string[], keys: readonly string[]) =>
  paths.flatMap((path) => {
    const name = named.map((pattern) => pattern.exec(path)?.[1]).find((found) => found !== undefined)
    return name === undefined || keys.includes(name) || parts.includes(name)
      ? []
      : [`${path}: "${name}" is not in docs/glossary.md`]
  })

/** Tags of the contract without an explanation, a file of paths or a folder of the server that answers them. */
export const brokenTags = (
  paths: readonly string[],
  { tags, keys }: { tags: readonly string[]; keys: readonly string[] },
) =>
  tags.flatMap((tag) => [
    ...(keys.includes(tag) ? [] : [`the tag "${tag}" is not in docs/glossary.md`]),
    ...(paths.some((path) => path.startsWith('openapi/') && path.endsWith(`/${tag}.yaml`))
      ? []
      : [`openapi/${tag}.yaml: the tag "${tag}" has no file`]),
    ...(paths.some((path) => path.startsWith(`packages/server/src/features/${tag}/`))
      ? []
      : [`packages/server/src/features/${tag}: nothing answers the tag "${tag}"`]),
  ])
