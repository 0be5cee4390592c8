import type { Schema } from '@clinic/api'

type InsuranceInput = Schema<'InsuranceInput'>
type Checked = Pick<InsuranceInput, 'coverage_rules' | 'excluded_codes' | 'valid_from' | 'valid_until'>

export type InsuranceProblem = 'categoryTwice' | 'notIcd9cm' | 'notAfterFrom'

/** Returns the problems that prevent saving a plan, by the path of the cell: `coverage_rules.1.category`. */
export function insuranceProblems(plan: Checked): Record<string, InsuranceProblem> {
  const { coverage_rules, excluded_codes, valid_from, valid_until } = plan
  const problems: Record<string, InsuranceProblem> = {}
  const categories = coverage_rules.map(({ category }) => category)
  for (const [row, category] of categories.entries())
    if (categories.indexOf(category) < row) problems[`coverage_rules.${row}.category`] = 'categoryTwice'
  for (const [row, code] of excluded_codes.entries())
    if (!/^\d{2}(\.\d{1,2})?$/.test(code)) problems[`excluded_codes.${row}`] = 'notIcd9cm'
  const isInOrder = valid_from === null || valid_until === null || valid_from < valid_until
  if (!isInOrder) problems.valid_until = 'notAfterFrom'
  return problems
}
