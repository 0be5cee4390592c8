import { isObject } from '../fhir/resource'
import type { Rule } from './rule'

/** One entry beside the others of its Bundle. */
export interface EntryPlace {
  entry: Record<string, unknown>
  others: readonly Record<string, unknown>[]
}

const prefix = 'urn:uuid:'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Unverified: how 20017, 20018 and 20019, which all speak of the form of fullUrl, divide it among them. */
export const entryRules: Rule<EntryPlace>[] = [
  {
    number: 20011,
    resource: 'Bundle',
    element: 'entry.resource',
    isBroken: ({ entry }) => isObject(entry.resource) && entry.resource.resourceType === 'Bundle',
    message: 'A Bundle must not hold a Bundle',
  },
  {
    number: 20017,
    resource: 'Bundle',
    element: 'entry.fullUrl',
    isBroken: ({ entry: { fullUrl } }) =>
      typeof fullUrl === 'string' && fullUrl.startsWith(prefix) && !uuid.test(fullUrl.slice(prefix.length)),
    message: ({ entry }) => `${entry.fullUrl} holds no UUID`,
  },
  {
    number: 20018,
    resource: 'Bundle',
    element: 'entry.fullUrl',
    isBroken: ({ entry: { fullUrl } }) => typeof fullUrl === 'string' && fullUrl !== '' && !fullUrl.startsWith(prefix),
    message: ({ entry }) => `${entry.fullUrl} does not begin with ${prefix}`,
  },
  {
    number: 20019,
    resource: 'Bundle',
    element: 'entry.fullUrl',
    isBroken: ({ entry: { fullUrl } }) => fullUrl !== undefined && fullUrl !== null && typeof fullUrl !== 'string',
    message: `A fullUrl is a text of the form ${prefix}{UUID}`,
  },
  {
    number: 20020,
    resource: 'Bundle',
    element: 'entry.fullUrl',
    isBroken: ({ entry, others }) =>
      typeof entry.fullUrl === 'string' &&
      entry.fullUrl !== '' &&
      others.some(({ fullUrl }) => fullUrl === entry.fullUrl),
    message: ({ entry }) => `${entry.fullUrl} is used by another entry of the Bundle`,
  },
  {
    number: 20021,
    resource: 'Bundle',
    element: 'entry.fullUrl',
    code: 'required',
    isBroken: ({ entry: { fullUrl } }) => fullUrl === undefined || fullUrl === null || fullUrl === '',
    message: 'Every entry of a transaction needs a fullUrl',
  },
]

/** An entry that comes after one that failed. */
export interface BlockedEntry {
  /** The entry refers to one that failed, directly or by way of another. */
  isDependent: boolean
}

export const blockedEntryRules: Rule<BlockedEntry>[] = [
  {
    number: 20012,
    resource: 'Bundle',
    element: 'entry',
    code: 'processing',
    isBroken: ({ isDependent }) => !isDependent,
    message: 'Not processed because an earlier resource of the Bundle failed',
  },
  {
    number: 20013,
    resource: 'Bundle',
    element: 'entry',
    code: 'processing',
    isBroken: ({ isDependent }) => isDependent,
    message: 'Not processed because a resource that it refers to failed',
  },
]
