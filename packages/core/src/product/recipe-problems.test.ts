import { expect, it } from 'vitest'
import { recipeProblems } from './index'

const materials = [
  { id: 11, status: 'active' as const },
  { id: 12, status: 'inactive' as const },
]
const line = (medicine_id: number) => ({ medicine_id, quantity: 1 })
const problemsOf = (ids: number[], before: number[] = []) => [
  ...recipeProblems(ids.map(line), { materials, before: before.map(line) }).values(),
]

it('a recipe names active materials of the company, each once', () => {
  expect(problemsOf([11])).toEqual([])
  expect(problemsOf([11, 13])).toEqual(['materialUnknown'])
  expect(problemsOf([11, 11])).toEqual(['materialTwice', 'materialTwice'])
  expect(problemsOf([12])).toEqual(['materialInactive'])
})

it('a material that became inactive stays in the recipe that had it', () => {
  expect(problemsOf([12, 11], [12])).toEqual([])
})
