import type { Schema } from '@clinic/api'

type Line = Schema<'RecipeLine'>

export type RecipeProblem = 'materialUnknown' | 'materialInactive' | 'materialTwice'

interface Known {
  materials: readonly Pick<Schema<'RecipeMaterial'>, 'id' | 'status'>[]
  /** The lines the recipe had: a material that became inactive since then stays. */
  before: readonly Line[]
}

/** Returns what is wrong with a recipe, by its lines. */
export function recipeProblems(
  lines: readonly Line[],
  { materials, before }: Known,
): ReadonlyMap<number, RecipeProblem> {
  const found = lines.map(({ medicine_id }): RecipeProblem | null => {
    const isThis = (line: Line) => line.medicine_id === medicine_id
    const material = materials.find(({ id }) => id === medicine_id)
    if (!material) return 'materialUnknown'
    if (lines.filter(isThis).length > 1) return 'materialTwice'
    return material.status === 'inactive' && !before.some(isThis) ? 'materialInactive' : null
  })
  return new Map(found.flatMap((problem, row) => (problem ? [[row, problem]] : [])))
}
