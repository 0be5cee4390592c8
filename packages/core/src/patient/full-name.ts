/** Titles before a name, with or without a dot. */
const before = 'tn ny nn hj dr drg prof drs dra ir bpk bapak ibu sdr sdri tuan nyonya mr mrs ms'.split(' ')
/** Titles before a name that are names without their dot: An Nisa, H Siregar. */
const beforeWithDot = 'an h kh k.h apt ns'.split(' ')
/** Titles after a name, without their dots and spaces: Sp.KG, S.Pd., A.Md. Kep. */
const after = new Set(
  (
    'skg sked sfarm skep skm sgz stp se sh st sti skom spd spdi ssos ssi ssn ss sip sap spsi spi sp sag sthi sei ak ca cpa ' +
    'mm mkes mkm mh mt mti mkom mpd mpdi msi msc ma mag mba mars mmr mph mbiomed mhum mikom mak mpsi phd ns apt amd amk ' +
    'amdkep amdkeb amdkg amdkom amdak amkeb str strkep strkeb strkes ' +
    'spkg spkga sport spperio sppros spbm spbmm sppm sprkg spa spog spm spb spd sptht spkk spdv sppd spjp'
  ).split(' '),
)
/** Titles that stand after a name too: SITI AMINAH, NY */
const courtesy = new Set(['tn', 'ny', 'nn', 'an', 'sdr', 'sdri', 'h', 'hj', 'dr', 'drg'])
/** Of these, the ones that are no names, so that they need neither comma nor dot. */
const unmistakable = new Set(['tn', 'ny', 'nn'])
/** What begins the second half of a name: the father's name, in Latin and in Arabic script. */
const patronymics = new Set(['bin', 'binti', 'binte', 'bint', 'ibn', 'بن', 'ابن', 'بنت'])
/** Arabic words that are half of a name: Abd al-Rahman, Abu Bakr. */
const halves = new Set(['عبد', 'أبو', 'ابو', 'أبي', 'أم', 'ام'])

/** Every title that is left out of a name, without dots. */
export const knownTitles: ReadonlySet<string> = new Set([
  ...[...before, ...beforeWithDot].map(plain),
  ...after,
  ...courtesy,
])

/**
 * Splits a full name, as the lists of clinics write it, into the two names of a patient. Titles are left out: a patient has none.
 * `SANTOSO, BUDI` is turned around. The first word is the first name, with an initial before it (`M. Rizky`); where somebody is
 * `bin` or `binti` somebody, that begins the last name; many people have one name. Nothing else is lost.
 */
export function splitFullName(text: string): { first_name: string; last_name: string } {
  const [written = '', ...others] = text.split(/[,،]/u).map(single).filter(Boolean)
  const head = withoutTitles(written)
  const rest = others.filter((part) => !isTitlePart(part))
  // no name but titles: kept as it is written
  if (head === '') return inTwo(single(text))
  const [given, ...more] = rest
  const isTurned = given !== undefined && more.length === 0 && !/\p{L}\.\p{L}/u.test(given)
  return isTurned ? { first_name: withoutTitles(given) || given, last_name: head } : inTwo([head, ...rest].join(', '))
}

const leading = new RegExp(
  `^(?:(?:${before.join('|')})(?:\\.\\s*|\\s+)|(?:${beforeWithDot.map((title) => title.replace('.', '\\.')).join('|')})\\.\\s*)`,
  'iu',
)

function withoutTitles(name: string) {
  let words = name
  while (leading.test(words)) words = words.replace(leading, '')
  const kept = words.split(' ')
  while (kept.length > 1 && isTitleAtEnd(kept.at(-1) ?? '')) kept.pop()
  return plain(words) === '' || kept.every((word) => isBareTitle(word)) ? '' : kept.join(' ')
}

const isBareTitle = (word: string) => before.includes(plain(word))

/** Without a comma before it, only with its dots: Se and Ma are names. */
const isTitleAtEnd = (word: string) => unmistakable.has(plain(word)) || (word.includes('.') && after.has(plain(word)))

/** Of what stands between two commas: one title, or several. */
function isTitlePart(part: string) {
  // Ma without its dot is a family name
  const isTitle = (words: string) =>
    words.toLowerCase() !== 'ma' && (after.has(plain(words)) || courtesy.has(plain(words)))
  // A.Md. Kep is one title; without a dot M A are two letters of a name
  return (part.includes('.') && isTitle(part)) || part.split(' ').every(isTitle)
}

function inTwo(name: string) {
  const words = name.split(' ')
  const father = words.findIndex((word, index) => index > 0 && patronymics.has(word.toLowerCase()))
  const whole = words.findIndex((word) => !isHalf(word)) + 1
  const first = father > 0 ? father : whole > 0 ? whole : words.length
  return { first_name: words.slice(0, first).join(' '), last_name: words.slice(first).join(' ') }
}

/** A word that is no name by itself: M. Rizky, عبد الرحمن */
const isHalf = (word: string) => /\.$|^\p{Lu}$/u.test(word) || halves.has(word)

const single = (text: string) => text.replace(/\s+/gu, ' ').trim()

function plain(word: string) {
  return word.replace(/[.\s]/gu, '').toLowerCase()
}
