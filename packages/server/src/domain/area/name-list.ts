import { squeezed } from '@clinic/core/area'

/** How a name matches a word. */
export const match = { none: 0, above: 1, inside: 2, start: 3 } as const

/** Many names in two long texts: 84 000 strings of their own would take five times the memory. */
export function nameList(names: readonly string[]) {
  // the functions below must not hold the names themselves
  const { length } = names
  const written = joined(names)
  const short = joined(names.map(squeezed))
  return {
    length,
    at: (row: number) => written.at(row),
    squeezedAt: (row: number) => short.at(row),

    /** Marks the names that have a word in them. Goes from name to name, not from letter to letter. */
    mark(word: string, marks: Uint8Array) {
      let row = 0
      for (let found = short.text.indexOf(word); found !== -1; found = short.text.indexOf(word, short.startOf(row))) {
        while (short.startOf(row + 1) <= found) row += 1
        marks[row] = found === short.startOf(row) ? match.start : match.inside
        row += 1
        if (row === length) return
      }
    },
  }
}

function joined(names: readonly string[]) {
  const starts = new Uint32Array(names.length + 1)
  for (const [row, name] of names.entries()) starts[row + 1] = (starts[row] ?? 0) + name.length + 1
  const startOf = (row: number) => starts[row] ?? 0
  const text = names.join('\n')
  return { text, startOf, at: (row: number) => text.slice(startOf(row), startOf(row + 1) - 1) }
}
