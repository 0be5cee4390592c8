import type { Issue } from '../fhir/refusal'
import type { ResourceStore } from '../fhir/resource-store'

/** What a rule may look at beside its subject. */
export interface World {
  organizationId: string
  organizationType: OrganizationType
  /** What the client may do, such as `write:Encounter`; undefined allows everything. */
  scopes: readonly string[] | undefined
  store: ResourceStore
}

export type OrganizationType = 'clinic' | 'hospital' | 'laboratory'

/** A numbered rule of the ministry's validation dictionary. Two rows may share a number. */
export interface Rule<Subject> {
  number: number
  /** A resource type, or the part of a request that is judged. */
  resource: string
  /** The path below the resource, for the expression of the issue. */
  element?: string
  status?: number
  code?: string
  isBroken: (subject: Subject, world: World) => boolean
  message: string | ((subject: Subject, world: World) => string)
}

export const brokenRules = <Subject>(rules: readonly Rule<Subject>[], subject: Subject, world: World): Issue[] =>
  rules.filter((rule) => rule.isBroken(subject, world)).map((rule) => issueOf(rule, subject, world))

function issueOf<Subject>(rule: Rule<Subject>, subject: Subject, world: World): Issue {
  const { number, resource, element, status = 400, code = 'value', message } = rule
  return {
    status,
    code,
    text: `${typeof message === 'string' ? message : message(subject, world)} (RuleNumber: ${number})`,
    expression: element === undefined ? undefined : `${resource}.${element}`,
  }
}
