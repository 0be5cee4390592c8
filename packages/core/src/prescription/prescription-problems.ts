import { readDose } from './read-dose'

export interface PrescriptionInput {
  items: readonly {
    medicine_id: number | null
    /** The dose as typed. */
    dose: string
    quantity: number | null
  }[]
}

export type PrescriptionProblem = 'required' | 'notDose' | 'notWholeNumber' | 'tooMany'

const mostPieces = 1000

/** Returns the problems that prevent signing a prescription, by the path of the cell: `items.1.dose`. */
export function prescriptionProblems({ items }: PrescriptionInput): Record<string, PrescriptionProblem> {
  if (items.length === 0) return { items: 'required' }
  const problems: Record<string, PrescriptionProblem> = {}
  for (const [row, { medicine_id, dose, quantity }] of items.entries()) {
    const found = {
      medicine_id: medicine_id === null ? 'required' : null,
      dose: doseProblem(dose),
      quantity: quantityProblem(quantity),
    } as const
    for (const [field, problem] of Object.entries(found)) if (problem) problems[`items.${row}.${field}`] = problem
  }
  return problems
}

function doseProblem(text: string): PrescriptionProblem | null {
  const read = readDose(text)
  if (!('problem' in read)) return null
  return read.problem === 'empty' ? 'required' : 'notDose'
}

function quantityProblem(quantity: number | null): PrescriptionProblem | null {
  if (quantity === null) return 'required'
  if (!Number.isInteger(quantity) || quantity < 1) return 'notWholeNumber'
  return quantity > mostPieces ? 'tooMany' : null
}
