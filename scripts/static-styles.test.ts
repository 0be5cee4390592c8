import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { staticStyles } from '../packages/web/static-styles'
import * as generated from '../packages/web/styled-system/recipes/index.mjs'
import { root } from './check/project'

// Seen to fail: variants without those a recipe has by itself; a part without the name of its recipe; `&amp;` left as React writes it.

const web = join(root, 'packages/web')

/** What a build makes of one module, as its code and its style sheets. */
async function built(module: string) {
  const styles = staticStyles()
  const result = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [styles],
    resolve: { tsconfigPaths: true },
    build: { write: false, cssMinify: false, lib: { entry: join(web, module), formats: ['es'], fileName: 'built' } },
  })
  const { output } = (Array.isArray(result) ? result : [result])[0] as Rolldown.RolldownOutput
  return { output, styles }
}

const codeOf = (output: Rolldown.RolldownOutput['output']) => output[0].code

const recipes = await built('styled-system/recipes/index.mjs')
const short = await import(`data:text/javascript,${encodeURIComponent(codeOf(recipes.output))}`)

describe('a recipe is built short', () => {
  it.each(Object.entries(generated))('%s has the classes it has while it is developed', (name, recipe) => {
    const variants: Record<string, string[]> = recipe.variantMap
    const choices = Object.entries(variants).flatMap(([variant, values]) =>
      values.map((value) => ({ [variant]: value })),
    )
    for (const chosen of [undefined, {}, ...choices, Object.assign({}, ...choices)])
      expect(sorted(short[name](chosen)), JSON.stringify(chosen)).toEqual(sorted(recipe(chosen)))
  })
})

const sorted = (classes: string | Record<string, string>): unknown =>
  typeof classes === 'string'
    ? classes.split(' ').sort()
    : Object.fromEntries(Object.entries(classes).map(([slot, each]) => [slot, sorted(each)]))

const { output, styles } = await built('src/features/auth/login-face.tsx')

describe('a class of css() is short', () => {
  it('in code', () => {
    expect(codeOf(output)).not.toMatch(/[a-z]_\d/)
  })

  it('in a picture, also where html escapes it', () => {
    expect(styles.shortened('<p class="w_8 [&amp;_path]:stroke-opacity_0.3">')).toMatch(/^<p class="_\w+ _\w+">$/)
  })

  it('or the picture is refused', () => {
    expect(() => styles.shortened('<p class="w_8 w_123456">')).toThrow('w_123456')
  })
})
