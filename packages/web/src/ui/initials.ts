/** Of `drg. Putri Anindya, Sp.KG` PA: what stands before the name or after a comma is a title. */
export function initials(name: string) {
  const all = (name.replace(isolates, '').split(',')[0] ?? '').trim().split(/\s+/)
  const own = all.filter((word) => !title.test(word))
  const words = own.length > 0 ? own : all
  return [words[0], ...words.slice(1).slice(-1)]
    .map((word = '') => [...word][0])
    .join('')
    .toUpperCase()
}

const title = /^(prof|drg?)$|^hj?\.$|\w\w\./i

/** Around a name in Arabic; they are no letters. */
const isolates = /[\u2066-\u2069]/g
