/** The names and indices that lead to a value inside another. */
type JsonPath = readonly string[]

/** A value and everything inside it, each with its path. */
export function placesOf(root: unknown, path: JsonPath = []): { path: JsonPath; value: unknown }[] {
  const within = typeof root === 'object' && root !== null ? Object.entries(root) : []
  return [{ path, value: root }, ...within.flatMap(([name, value]) => placesOf(value, [...path, name]))]
}

/** The objects inside a value, itself included. */
export const objectsOf = (root: unknown) =>
  placesOf(root).filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))

/** A copy that has another value at a path. */
export function withValue(root: unknown, [name, ...rest]: JsonPath, value: unknown): unknown {
  if (name === undefined) return value
  const copy = Array.isArray(root) ? [...root] : { ...Object(root) }
  Object.defineProperty(copy, name, {
    value: withValue(Object(root)[name], rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}

/** A copy without what stands at a path. */
export function without(root: unknown, path: JsonPath): unknown {
  const [last, ...above] = path.toReversed()
  if (last === undefined) return undefined
  const parent = placesOf(root).find((place) => place.path.join() === above.toReversed().join())?.value
  const { [last]: _, ...rest } = Object(parent)
  return withValue(root, above.toReversed(), Array.isArray(parent) ? parent.toSpliced(Number(last), 1) : rest)
}
