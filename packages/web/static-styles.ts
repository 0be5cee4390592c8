import type { Plugin } from 'vite'

type Css = (...styles: object[]) => string

/** Writes the classes of `css({ … })` into the code while building: no visitor's device works them out again. */
export function staticStyles(): Plugin {
  let css: Css
  return {
    name: 'static-styles',
    apply: 'build',
    async buildStart() {
      const runtime: { css: Css } = await import(`${import.meta.dirname}/styled-system/css/index.mjs`)
      css = runtime.css
    },
    transform(code, id) {
      if (id.endsWith('/recipes/create-recipe.mjs')) return { code: createRecipe, map: null }
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('styled-system/css')) return
      let written = code
      for (const { start, end, styles } of callsIn(this.parse(code), code).reverse())
        written = `${written.slice(0, start)}${JSON.stringify(css(...styles))}${written.slice(end)}`
      return { code: written, map: null }
    },
  }
}

/** The generated one asks for conditions and compound variants, which no recipe here has. */
const createRecipe = `
import { compact } from '../helpers.mjs'
export const createRecipe = (name, defaults) => {
  const getVariantProps = (variants) => ({ ...defaults, ...compact(variants) })
  const recipeFn = (variants) => {
    const chosen = getVariantProps(variants)
    let classes = name
    for (const variant in chosen) classes += ' ' + name + '--' + variant + '_' + chosen[variant]
    return classes
  }
  return { recipeFn, getVariantProps }
}
export const mergeRecipes = undefined
`

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
