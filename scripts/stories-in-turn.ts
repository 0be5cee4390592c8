import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { featureOf, inTurn } from '../turn.ts'
import { root } from './check/project.ts'

/** The files every story depends on: a change of them changes all stories. */
const ground = /^(\.storybook|packages\/web\/src\/(theme|testing)|panda\.config)\b/

/** The story files this run does not test: all but those that reach a file changed lately, and a fifth of the others. */
export function storiesLeftOut() {
  const stories = readdirSync(join(root, web), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join(web, path))
    .sort()
  const tested = inTurn(stories, {
    walk: 'stories',
    name: (story) => basename(story, '.stories.tsx'),
    isChanged: (story, files) => {
      const reached = reachOf(story)
      const feature = featureOf(story)
      return files.some((file) => ground.test(file) || reached.has(file) || isTextOf(file, feature))
    },
  })
  return stories.filter((story) => !tested.includes(story))
}

const web = 'packages/web/src'

const isTextOf = (file: string, feature: string | undefined) =>
  file.startsWith('packages/web/src/i18n/') && featureOf(file) === feature

/** A file and all it imports, directly or not, as paths from the root; what texts and scenes import is left out. */
export function reachOf(file: string) {
  const reached = new Set([file])
  for (const each of reached)
    if (!/\/(i18n|testing)\//.test(each)) for (const imported of importsOf(each)) reached.add(imported)
  return reached
}

const known = new Map<string, string[]>()
function importsOf(file: string) {
  const found =
    known.get(file) ??
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => pathOf(fileName, file) ?? [])
  known.set(file, found)
  return found
}

function pathOf(name: string, from: string) {
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : name.startsWith('@clinic/core/')
      ? name.replace('@clinic/core', 'packages/core/src')
      : undefined
  return path && ['.tsx', '.ts', '/index.ts', ''].map((end) => path + end).find(isFile)
}

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(root, path))
