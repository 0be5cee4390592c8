import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

type Css = (...styles: object[]) => string

/**
 * Writes the classes of `css({ … })` into the code while building, by short names: no visitor's device works them out again, and none loads a name that
 * repeats what its rule says. Of a generated recipe it keeps what makes its classes, and leaves out what lists, merges and splits its variants, which
 * nothing here calls and every page would load.
 */
export function staticStyles(): Plugin & { shortened: (html: string) => string } {
  const shortNames = new Map<string, string>()
  const short = (classes: string) =>
    classes
      .split(' ')
      .map((name) => shortNames.get(name) ?? name)
      .join(' ')
  let css: Css
  return {
    name: 'static-styles',
    apply: 'build',
    async buildStart() {
      const runtime: { css: Css } = await import(`${styledSystem}/css/index.mjs`)
      css = runtime.css
      const names = await readdir(src, { recursive: true })
      const modules = names.filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
      const codes = await Promise.all(modules.map((name) => readFile(join(src, name), 'utf8')))
      const used = codes
        .filter(hasStyles)
        .flatMap((code) =>
          callsIn(this.parse(code, { lang: 'tsx' }), code).flatMap(({ styles }) => css(...styles).split(' ')),
        )
      // the same in each build: browsers keep files by a hash of what is in them
      for (const [index, name] of [...new Set(used)].sort().entries()) shortNames.set(name, `_${index.toString(36)}`)
    },
    async load(id) {
      const name = id.startsWith(`${styledSystem}/recipes/`) && basename(id, '.mjs')
      if (name === 'create-recipe') return { code: createRecipe, map: null }
      if (name && name !== 'index') return { code: shortRecipes(await import(id)), map: null }
    },
    transform(code, id) {
      if (id.endsWith('/src/index.css')) return { code: withShortNames(code, shortNames), map: null }
      if (!/\/src\/.*\.tsx?$/.test(id) || !hasStyles(code)) return
      let written = code
      for (const { start, end, styles } of callsIn(this.parse(code), code).reverse())
        written = `${written.slice(0, start)}${JSON.stringify(short(css(...styles)))}${written.slice(end)}`
      return { code: written, map: null }
    },
    shortened: (html) =>
      html.replace(/(?<= class=")[^"]+/g, (classes) => {
        const written = short(classes.replaceAll('&amp;', '&').replaceAll('&gt;', '>'))
        const long = written.split(' ').find((name) => !shortOrOfRecipe.test(name))
        if (long) throw new Error(`No rule is left for the class ${long}`)
        return written
      }),
  }
}

/** `_3f`, or `table__row--density_dense`. */
const shortOrOfRecipe = /^(_[0-9a-z]+|[a-z-]+(__\w+)?(--\w+_\w+)?)$/

const hasStyles = (code: string) => code.includes('styled-system/css')

/** With the short names of the classes that have one, as they stand in selectors. */
const withShortNames = (sheet: string, shortNames: ReadonlyMap<string, string>) =>
  sheet.replace(/\.((?:[\w-]|\\[0-9a-f]+ ?|\\.)+)/g, (selector, written: string) => {
    const name = shortNames.get(unescaped(written))
    return name ? `.${name}` : selector
  })

/** A name as it is, which a selector writes with backslashes. */
const unescaped = (written: string) =>
  written
    .replace(/\\([0-9a-f]+) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\', '')

const src = `${import.meta.dirname}/src`
const styledSystem = `${import.meta.dirname}/styled-system`

/** A recipe without variants that depend on each other or on conditions, which none here has. */
const createRecipe = `
import { memo } from '../helpers.mjs'
const classesOf = (name, defaults, variants = {}) => {
  let classes = name
  for (const variant in { ...defaults, ...variants }) {
    const value = variants[variant] ?? defaults[variant]
    if (value !== undefined) classes += ' ' + name + '--' + variant + '_' + value
  }
  return classes
}
export const recipe = (name, defaults) => memo((variants) => classesOf(name, defaults, variants))
export const slotRecipe = (name, slots, defaults) =>
  memo((variants) => Object.fromEntries(slots.map((slot) => [slot, classesOf(name + '__' + slot, defaults, variants)])))
`

type Classes = string | Record<string, string>
interface Recipe {
  (): Classes
  getVariantProps(): Record<string, unknown>
}

/** Returns the code of a module of recipes, each with its name, its parts and the variants it has by itself. */
function shortRecipes(module: Record<string, Recipe>) {
  const written = Object.entries(module).map(
    ([name, recipe]) => `export const ${name} = /* @__PURE__ */ ${shortRecipe(recipe)}`,
  )
  return [`import { recipe, slotRecipe } from './create-recipe.mjs'`, ...written].join('\n')
}

function shortRecipe(recipe: Recipe) {
  const classes = recipe()
  const defaults = Object.entries(recipe.getVariantProps()).filter(([, value]) => value !== '__ignore__')
  const written = JSON.stringify(Object.fromEntries(defaults))
  if (typeof classes === 'string') return `recipe('${ownClass(classes)}', ${written})`
  const [name] = ownClass(Object.values(classes)[0] ?? '').split('__')
  return `slotRecipe('${name}', ${JSON.stringify(Object.keys(classes))}, ${written})`
}

/** Of the classes of a recipe, the one that is there whatever its variants. */
const ownClass = (classes: string) => classes.split(' ')[0] ?? ''

interface Call {
  start: number
  end: number
  styles: object[]
}

/** The calls of css() in their order. */
function callsIn(node: unknown, code: string): Call[] {
  if (Array.isArray(node)) return node.flatMap((each) => callsIn(each, code))
  if (!isNode(node)) return []
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.name !== 'css')
    return Object.values(node).flatMap((each) => callsIn(each, code))
  return [{ start: node.start, end: node.end, styles: argumentsOf(code.slice(node.callee.end, node.end)) }]
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The arguments of a call as they stand between its brackets. */
function argumentsOf(brackets: string): object[] {
  try {
    return new Function(`return ((...styles) => styles)${brackets}`)()
  } catch (error) {
    throw new Error(`css${brackets} names what only the page knows (${error}): write its styles out.`)
  }
}
