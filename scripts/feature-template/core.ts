import type { Names } from './names'

/** Its enumerated values and, where it has some, a place for its rules, shared by the web and the server. */
export const coreOf = (names: Names) => ({ ...valuesOf(names), ...(names.rules && rulesOf(names)) })

const valuesOf = ({ key, Type, value, rules }: Names) => ({
  [`packages/core/src/${key}/index.ts`]: `export { activeStatuses as ${value}Statuses } from '../active.values'
${rules ? `export { type ${Type}Problem, ${value}Problems } from './${key}-problems'\n` : ''}`,
})

const rulesOf = ({ key, Type, value }: Names) => ({
  [`packages/core/src/${key}/${key}-problems.ts`]: `import type { Schema } from '@clinic/api'

type ${Type}Input = Schema<'${Type}Input'>

export type ${Type}Problem = 'required'

/** Returns the problems that prevent saving, by field. */
export function ${value}Problems({ name }: ${Type}Input): Partial<Record<keyof ${Type}Input, ${Type}Problem>> {
  return name.trim() === '' ? { name: 'required' } : {}
}
`,
  [`packages/core/src/${key}/${key}-problems.test.ts`]: `import { expect, it } from 'vitest'
import { ${value}Problems } from './${key}-problems'

it('needs a name that is not blank', () => {
  expect(${value}Problems({ name: ' ', status: 'active' })).toEqual({ name: 'required' })
  expect(${value}Problems({ name: 'Melati', status: 'active' })).toEqual({})
})
`,
})
