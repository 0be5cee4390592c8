/** What is written before names: "Kel. Cikini" is Cikini. */
const kinds = new Set(
  'kel kelurahan desa ds kec kecamatan kab kabupaten kota kotamadya kodya adm administrasi prov provinsi propinsi'.split(
    ' ',
  ),
)

/** The words by which an area is searched, without what is written before names; all of them where nothing else is left. */
export function areaWords(text: string): string[] {
  const all = wordsOf(text)
  const named = all.filter((word) => !kinds.has(word))
  return named.length > 0 ? named : all
}

/** In lower case without apostrophes; a code is one word, with or without its dots. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’"`]/g, '')
    .replace(/(\d)\.(?=\d)/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Letters and digits alone: Pal Merah and Palmerah are one name. */
export const squeezed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
