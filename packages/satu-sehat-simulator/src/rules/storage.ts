import { isDeepStrictEqual } from 'node:util'
import type { Resource } from '../fhir/resource'
import type { Stored } from '../fhir/resource-store'
import type { Rule } from './rule'

export const duplicateRules: Rule<Resource>[] = [
  {
    number: 20002,
    resource: 'storage',
    element: 'identifier',
    code: 'duplicate',
    isBroken: (resource, { store }) => store.takenIdentifier(resource) !== undefined,
    message: (resource, { store }) => {
      const taken = store.takenIdentifier(resource)
      return `Found duplicate resource: ${taken?.system}|${taken?.value} is already used by ${resource.resourceType}`
    },
  },
]

export interface PatientChange {
  before: Stored
  after: Resource
}

/** The example the dictionary gives of what may be changed. */
const changeable = ['name', 'birthDate', 'address', 'meta']

/** Unverified: when a facility may change a patient in part (20015), and when not at all (20016). */
export const patientChangeRules: Rule<PatientChange>[] = [
  {
    number: 20015,
    resource: 'storage',
    status: 403,
    code: 'forbidden',
    isBroken: (change) => change.before.isOwn && changedAttributes(change).length > 0,
    message: (change) => `These attributes of a patient must not be changed: ${changedAttributes(change).join(', ')}`,
  },
  {
    number: 20016,
    resource: 'storage',
    status: 403,
    code: 'forbidden',
    isBroken: ({ before }) => !before.isOwn,
    message: 'The facility is not allowed to change data of this patient',
  },
]

const changedAttributes = ({ before, after }: PatientChange) =>
  [...new Set([...Object.keys(before.resource), ...Object.keys(after)])].filter(
    (name) => !changeable.includes(name) && !isDeepStrictEqual(before.resource[name], after[name]),
  )
