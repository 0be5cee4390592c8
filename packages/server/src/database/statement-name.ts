const names = new Map<string, string>()
/** The most prepared statements a connection keeps: each text costs memory, and an insert can be long. */
const mostNames = 500

/**
 * The name under which a connection reads and plans a statement once, not every time it is sent. None for a statement
 * without parameters, whose text may hold several, and once there are many.
 */
export function statementName(text: string, { length }: readonly unknown[]): string | undefined {
  if (length === 0) return undefined
  if (!names.has(text) && names.size < mostNames) names.set(text, `s${names.size}`)
  return names.get(text)
}
