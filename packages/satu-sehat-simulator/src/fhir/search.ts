import { type Issue, unnumbered } from './refusal'
import { identifiersOf, type Resource, textAt, valuesAt } from './resource'
import type { ResourceStore } from './resource-store'

type Match = (resource: Resource, value: string) => boolean

const matches: Record<string, Match> = {
  _id: ({ id }, value) => id === value,
  identifier: hasIdentifier,
  name: (resource, value) =>
    [...valuesAt(resource, 'name.text'), resource.name].some(
      (name) => typeof name === 'string' && name.toLowerCase().includes(value.toLowerCase()),
    ),
  birthdate: ({ birthDate }, value) => birthDate === value,
  gender: ({ gender }, value) => gender === value,
  status: ({ status }, value) => status === value,
  subject: (resource, value) => refersTo(resource, { element: 'subject', type: 'Patient', value }),
  patient: (resource, value) =>
    ['subject', 'patient'].some((element) => refersTo(resource, { element, type: 'Patient', value })),
  encounter: (resource, value) => refersTo(resource, { element: 'encounter', type: 'Encounter', value }),
  organization: (resource, value) =>
    ['managingOrganization', 'organization', 'serviceProvider'].some((element) =>
      refersTo(resource, { element, type: 'Organization', value }),
    ),
  partof: (resource, value) => refersTo(resource, { element: 'partOf', type: resource.resourceType, value }),
}

/** Returns why a search is refused. Unverified: what the real service says to a parameter it does not know. */
export function searchProblems(type: string, parameters: URLSearchParams): Issue[] {
  const names = [...parameters.keys()]
  const unknown = names.filter((name) => name !== '_count' && matches[name] === undefined)
  if (unknown.length > 0) return [unnumbered(`Unknown search parameter: ${unknown.join(', ')}`)]
  const isNamed = ['identifier', '_id'].some((name) => parameters.has(name))
  const isDescribed = ['name', 'birthdate', 'gender'].every((name) => parameters.has(name))
  return type === 'Patient' && !isNamed && !isDescribed
    ? [unnumbered('A Patient is searched by identifier, or by name, birthdate and gender')]
    : []
}

export function search(store: ResourceStore, type: string, parameters: URLSearchParams) {
  const found = store
    .list(type)
    .filter((resource) => [...parameters].every(([name, value]) => matches[name]?.(resource, value) ?? true))
  const most = Number(parameters.get('_count') ?? Number.POSITIVE_INFINITY)
  return { total: found.length, resources: found.slice(0, most) }
}

/** `system|value` or `value`. Systems are compared letter by letter: `id/NIK` finds nothing. */
function hasIdentifier(resource: Resource, wanted: string) {
  const [first = '', ...rest] = wanted.split('|')
  return identifiersOf(resource).some(({ system, value }) =>
    rest.length === 0 ? value === first : system === first && value === rest.join('|'),
  )
}

function refersTo(resource: Resource, { element, type, value }: { element: string; type: string; value: string }) {
  const reference = textAt(resource, `${element}.reference`)
  return reference !== undefined && (reference === value || reference === `${type}/${value}`)
}
