import { _ } from 'ajv'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Each keyword that looks at every sign or item, and what says how many there may be. */
const limits = {
  pattern: { limit: 'maxLength', counted: 2 }, // a sign of the contract may be two of JavaScript
  items: { limit: 'maxItems', counted: 1 },
  uniqueItems: { limit: 'maxItems', counted: 1 },
} as const

/**
 * Checks values by schemas of the contract and tells everything that is wrong. Of what is too long or too many only that
 * is told: nobody keeps the others waiting with a text that a pattern, or a list that a comparison, is slow on. That the
 * contract gives each of them a limit, `pnpm generate` sees to.
 */
export function schemaChecker(options: Options = {}) {
  // `pnpm generate` has checked the schemas; to do so again takes longer than to compile most of them
  const checker = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false, ...options }))
  for (const [keyword, { limit, counted }] of Object.entries(limits)) {
    const definition = checker.getKeyword(keyword)
    if (typeof definition !== 'object' || !('code' in definition)) throw new Error(`Ajv has no keyword ${keyword}`)
    const { code } = definition
    definition.code = (context, ...rest) => {
      const { gen, data, parentSchema } = context
      const most: unknown = parentSchema[limit]
      if (typeof most === 'number')
        return void gen.if(_`${data}.length <= ${most * counted}`, () => code(context, ...rest))
      code(context, ...rest)
    }
  }
  return checker
}
