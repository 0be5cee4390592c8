const asTheyAre = new Set(['DKI', 'DI'])

/** KABUPATEN PANGKAJENE DAN KEPULAUAN as people write it. */
export const titleCase = (name: string): string => name.replace(/[A-Z]+/g, caseOf)

const caseOf = (word: string) => {
  if (asTheyAre.has(word)) return word
  return word === 'DAN' ? 'dan' : word.charAt(0) + word.slice(1).toLowerCase()
}
