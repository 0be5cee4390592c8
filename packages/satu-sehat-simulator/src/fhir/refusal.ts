import { json, type Reply } from '../http/reply'

/** One thing that is wrong with a request, as an issue of an OperationOutcome says it. */
export interface Issue {
  status: number
  /** The FHIR issue type. */
  code: string
  text: string
  /** The place in the resource, such as `Encounter.identifier[0].system`. */
  expression?: string
}

/** A refusal that the sources give no rule number for. */
export const unnumbered = (text: string, { status = 400, code = 'value', expression }: Partial<Issue> = {}): Issue => ({
  status,
  code,
  text,
  expression,
})

/** The shape is that of an answer of the real service quoted in ivanwilliammd/satusehat-integration#18. */
const operationOutcome = (issues: readonly Issue[]) => ({
  resourceType: 'OperationOutcome',
  text: { status: 'generated' },
  issue: issues.map(({ code, text, expression }) => ({
    severity: 'error',
    code,
    details: { text },
    ...(expression === undefined ? {} : { expression: [expression] }),
  })),
})

/** The status is that of the first issue. Unverified: the sources show bodies of refusals, not their status. */
export const refusal = (issues: readonly Issue[], headers: Record<string, string> = {}): Reply =>
  json(issues[0]?.status ?? 400, operationOutcome(issues), headers)
