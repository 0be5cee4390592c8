interface Line {
  product_id: number | null
  quantity: number
}

interface Package {
  id: number
  /** The last day, a plain date. */
  valid_until: string
  items: readonly { product_id: number; sessions: number; left: number }[]
}

/**
 * Returns for each line the id of the package that prepays it, or null: of several packages with the service the one that ends first, and only one with
 * sessions for the whole line.
 */
export function prepaidLines(lines: readonly Line[], packages: readonly Package[]): (number | null)[] {
  const ordered = packages.toSorted(
    (one, other) => one.valid_until.localeCompare(other.valid_until) || one.id - other.id,
  )
  const left = new Map(ordered.flatMap(({ id, items }) => items.map((item) => [key(id, item.product_id), item.left])))
  return lines.map(({ product_id, quantity }) => {
    const found = ordered.find(({ id }) => (left.get(key(id, product_id)) ?? 0) >= quantity)
    if (!found) return null
    const place = key(found.id, product_id)
    left.set(place, (left.get(place) ?? 0) - quantity)
    return found.id
  })
}

interface PrepaidLine extends Line {
  package_id: number | null
}

/** Returns the place of the first line that its package cannot prepay, or -1: one that is not valid, has no such service, or too few sessions left. */
export function unpaidLine(lines: readonly PrepaidLine[], packages: readonly Package[]): number {
  const left = new Map(packages.flatMap(({ id, items }) => items.map((item) => [key(id, item.product_id), item.left])))
  return lines.findIndex(({ package_id, product_id, quantity }) => {
    if (package_id === null) return false
    const place = key(package_id, product_id)
    const rest = (left.get(place) ?? 0) - quantity
    left.set(place, rest)
    return rest < 0
  })
}

/** Returns which session each line uses last, counted from 1, as if all of them were issued now; null where no package prepays it. */
export function sessionNumbers(lines: readonly PrepaidLine[], packages: readonly Package[]): (number | null)[] {
  const used = new Map<string, number>()
  for (const { id, items } of packages)
    for (const { product_id, sessions, left } of items) used.set(key(id, product_id), sessions - left)
  return lines.map(({ package_id, product_id, quantity }) => {
    if (package_id === null) return null
    const place = key(package_id, product_id)
    const session = (used.get(place) ?? 0) + quantity
    used.set(place, session)
    return session
  })
}

const key = (id: number, product_id: number | null) => `${id} ${product_id}`
