import { dataTypeRules } from '../rules/data-type'
import { rulesOf } from '../rules/index'
import { accessRules, addressRules } from '../rules/request'
import { brokenRules, type World } from '../rules/rule'
import { duplicateRules, patientChangeRules } from '../rules/storage'
import { lifecycleProblems } from './encounter-lifecycle'
import { identityNumberProblems } from './identity-number'
import { type Issue, unnumbered } from './refusal'
import { isResource, type Resource, referencesIn } from './resource'
import { isWritable } from './resource-type'

export interface Submission {
  type: string
  /** The id of the resource to replace; undefined creates one. */
  id?: string
  body: unknown
  /** References that hold although nothing is stored there yet: other entries of the same Bundle. */
  announced?: ReadonlySet<string>
}

export type Verdict = { issues: Issue[] } | { issues?: undefined; resource: Resource }

/** Judges what is sent to be stored, in the order: right, shape, rules of the type, identity, references, course, duplicates. */
export function judge({ type, id, body, announced }: Submission, world: World): Verdict {
  const denied = brokenRules(accessRules, { type, action: 'write' }, world)
  if (denied.length > 0) return { issues: denied }
  if (!isWritable(type))
    return { issues: [unnumbered(`${type} cannot be written`, { status: 405, code: 'not-supported' })] }
  const lost = id === undefined ? [] : brokenRules(addressRules, { type, id }, world)
  if (lost.length > 0) return { issues: lost }
  if (!isResource(body) || body.resourceType !== type)
    return { issues: [unnumbered(`The resource is no ${type}`, { code: 'structure' })] }
  if (id !== undefined && body.id !== id)
    return { issues: [unnumbered(`The resource has another id than ${id}`, { code: 'structure' })] }
  const mistyped = brokenRules(dataTypeRules, body, world)
  if (mistyped.length > 0) return { issues: mistyped }

  const before = id === undefined ? undefined : world.store.read(type, id)
  const resource: Resource = id === undefined ? { ...body, id: undefined } : body
  const stages = [
    () => brokenRules(rulesOf(type), resource, world),
    () => (type === 'Patient' && id === undefined ? identityNumberProblems(resource) : []),
    () => missingReferences(resource, { world, announced }),
    () => (type === 'Encounter' ? lifecycleProblems(resource, before?.resource) : []),
    () =>
      type === 'Patient' && before !== undefined
        ? brokenRules(patientChangeRules, { before, after: resource }, world)
        : [],
    () => brokenRules(duplicateRules, resource, world),
  ]
  for (const stage of stages) {
    const issues = stage()
    if (issues.length > 0) return { issues }
  }
  return { resource }
}

/** Unverified: the number and words with which the real service refuses a reference to nothing. */
const missingReferences = (
  resource: Resource,
  { world, announced }: { world: World; announced?: ReadonlySet<string> },
): Issue[] =>
  referencesIn(resource)
    .filter((reference) => !reference.startsWith('#') && !world.store.has(reference) && !announced?.has(reference))
    .map((reference) => unnumbered(`The reference ${reference} is not registered`, { code: 'not-found', status: 400 }))
