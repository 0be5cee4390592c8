import type { AnyResource } from './masked'

/** A value that two resources do not have alike. Null: it is not there. */
export interface Difference {
  /** `code.coding[0].code` */
  path: string
  ours: string | null
  theirs: string | null
}

interface Options {
  /** How both are shown. It keeps every path. By default as they are. */
  shown?: (resource: AnyResource) => object
}

/**
 * Compares a resource of ours with what the service has of it, value by value. Only what we tell is compared: an element at the top
 * that ours does not have is the service's own, as are always `id`, `meta` and `text`. Below the top an addition is a difference.
 * The order of a list has no meaning.
 */
export function differences(
  ours: AnyResource,
  theirs: AnyResource,
  { shown = (resource) => resource }: Options = {},
): Difference[] {
  const told = elementsOf(ours, Object.keys(ours))
  const kept = inOrderOf(told, elementsOf(theirs, Object.keys(told)))
  const [here, there] = [valuesOf(told), valuesOf(kept)]
  const [shownHere, shownThere] = [valuesOf(shown(told)), valuesOf(shown(Object(kept)))]
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((path) => here.get(path) !== there.get(path))
    .map((path) => ({ path, ours: shownHere.get(path) ?? null, theirs: shownThere.get(path) ?? null }))
}

const ofTheService = ['id', 'meta', 'text']

/** Elements of a resource as they are sent: what is undefined is not there. */
function elementsOf(resource: AnyResource, keys: readonly string[]): AnyResource {
  const compared = Object.entries(resource).filter(([key]) => keys.includes(key) && !ofTheService.includes(key))
  return JSON.parse(JSON.stringify(Object.fromEntries(compared)))
}

/** The texts and numbers of a resource by their paths. */
function valuesOf(value: unknown, path = '', values = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) valuesOf(each, pathTo(value, { path, key }), values)
  else if (value !== undefined && value !== null) values.set(path, String(value))
  return values
}

const pathTo = (parent: object, { path, key }: { path: string; key: string }) =>
  Array.isArray(parent) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`

/** The same as theirs, each list in the order of ours: what is in both first takes its place, the rest fills the gaps. */
function inOrderOf(ours: unknown, theirs: unknown): unknown {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const left = [...theirs]
    const found = ours.map((each) => takeSame(left, each))
    const filled = ours.map((each, index) => inOrderOf(each, found[index] ?? left.shift()))
    return [...filled, ...left]
  }
  if (!isObject(ours) || !isObject(theirs)) return theirs
  return Object.fromEntries(Object.entries(theirs).map(([key, each]) => [key, inOrderOf(ours[key], each)]))
}

function takeSame(left: unknown[], item: unknown): unknown {
  const same = left.findIndex((each) => sorted(each) === sorted(item))
  return same === -1 ? undefined : left.splice(same, 1)[0]
}

/** Alike for what is alike in another order. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).sort()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${sorted(each)}`)
  return `{${entries.sort()}}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
