/** A resource as it arrives: only its type is certain, the rest is judged by the rules. */
export interface Resource {
  resourceType: string
  id?: string
  [element: string]: unknown
}

export interface Identifier {
  system: string
  value: string
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isResource = (value: unknown): value is Resource =>
  isObject(value) && typeof value.resourceType === 'string'

/** Returns the values at a dotted path; where the path crosses a list, one for each of its members, absent ones as undefined. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, name) =>
      values.flatMap((each) => {
        const below = isObject(each) ? each[name] : undefined
        return Array.isArray(below) && below.length > 0 ? below : [below]
      }),
    [value],
  )
}

export function textAt(value: unknown, path: string) {
  const [found] = valuesAt(value, path)
  return typeof found === 'string' ? found : undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  return isObject(value) && Object.values(value).every(isEmpty)
}

/** Something is missing at the path, in any member of a list that it crosses. */
export const isMissing = (resource: Resource, path: string) => valuesAt(resource, path).some(isEmpty)

export const identifiersOf = (resource: Resource): Identifier[] =>
  valuesAt(resource, 'identifier').flatMap((each) => {
    const system = textAt(each, 'system')
    const value = textAt(each, 'value')
    return system === undefined || value === undefined ? [] : [{ system, value }]
  })

/** Returns every `reference` in a resource, at any depth. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, below]) =>
    name === 'reference' && typeof below === 'string' ? [below] : referencesIn(below),
  )
}

/** Returns a copy whose references are replaced where the map has another one. */
export function withReferences(value: unknown, replaced: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, replaced))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => [
      name,
      name === 'reference' && typeof below === 'string'
        ? (replaced.get(below) ?? below)
        : withReferences(below, replaced),
    ]),
  )
}
