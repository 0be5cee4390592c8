import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { featureOf, inTurn } from '../turn.ts'
import { root } from './check/project.ts'

/** The files every story depends on: a change of them changes all stories. Recipes belong to those who import them. */
const ground = /^(\.storybook|panda\.config|packages\/web\/src\/(testing\/scene|theme\/(?!recipes\/index\.)))/

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
      return files.some((file) => {
        const recipes = recipesIn(file)
        if (recipes.length > 0) return recipes.some((recipe) => isDrawnBy(reached, recipe))
        return ground.test(file) || reached.has(file) || isTextOf(file, feature)
      })
    },
  })
  return stories.filter((story) => !tested.includes(story))
}

const web = 'packages/web/src'

const isTextOf = (file: string, feature: string | undefined) =>
  file.startsWith('packages/web/src/i18n/') && featureOf(file) === feature

/** The recipes a file of the theme defines; none where it is no recipe, or is gone. */
export function recipesIn(file: string) {
  if (!file.startsWith(`${web}/theme/recipes/`) || !existsSync(join(root, file))) return []
  return Array.from(textOf(file).matchAll(/^export const (\w+) = define(?:Slot)?Recipe\(/gm), ([, name = '']) => name)
}

/** Whether one of these files imports a recipe. */
export const isDrawnBy = (files: ReadonlySet<string>, recipe: string) =>
  [...files].some((file) => recipesImportedBy(file).has(recipe))

const recipesImportedBy = remembering((file) => {
  const imports = textOf(file).matchAll(/^import (?:type )?\{([^}]*)\} from 'styled-system\/recipes'/gm)
  return new Set(Array.from(imports, ([, names = '']) => names.match(/\w+/g) ?? []).flat())
})

/** A file and all it imports, directly or not, as paths from the root; what texts and scenes import is left out. */
export function reachOf(file: string) {
  const reached = new Set([file])
  for (const each of reached)
    if (!/\/(i18n|testing)\//.test(each)) for (const imported of importsOf(each)) reached.add(imported)
  return reached
}

const importsOf = remembering((file) =>
  ts.preProcessFile(textOf(file), true, true).importedFiles.flatMap(({ fileName }) => pathOf(fileName, file) ?? []),
)

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

function remembering<Found>(find: (file: string) => Found) {
  const known = new Map<string, Found>()
  return (file: string) => {
    const found = known.get(file) ?? find(file)
    known.set(file, found)
    return found
  }
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
