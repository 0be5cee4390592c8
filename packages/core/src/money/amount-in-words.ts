type Language = 'en' | 'id'

/** Returns an amount as a receipt says it: `satu juta dua ratus ribu rupiah`. Whole, from 0 to below 10^15. */
export const amountInWords = (amount: number, language: Language): string =>
  `${(amount === 0 ? [zero[language]] : spell[language](amount)).join(' ')} rupiah`

const zero = { en: 'zero', id: 'nol' }
const spell = { en: english, id: indonesian }

const idUnits = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
]
const idGroups: readonly (readonly [size: number, name: string])[] = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1e3, 'ribu'],
  [100, 'ratus'],
]

function indonesian(amount: number): string[] {
  const group = idGroups.find(([size]) => amount >= size)
  if (group) {
    const [size, name] = group
    const count = Math.floor(amount / size)
    // one hundred and one thousand are a single word, one million is not
    const isSingleWord = count === 1 && size <= 1000
    return [...(isSingleWord ? [`se${name}`] : [...indonesian(count), name]), ...indonesian(amount % size)]
  }
  if (amount >= 20) return [...indonesian(Math.floor(amount / 10)), 'puluh', ...indonesian(amount % 10)]
  if (amount >= 12) return [...indonesian(amount - 10), 'belas']
  return [idUnits[amount]].flatMap((word) => word || [])
}

const enUnits = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const enTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const enGroups: readonly (readonly [size: number, name: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]

function english(amount: number): string[] {
  const group = enGroups.find(([size]) => amount >= size)
  if (group) {
    const [size, name] = group
    return [...english(Math.floor(amount / size)), name, ...english(amount % size)]
  }
  if (amount < 20) return [enUnits[amount]].flatMap((word) => word || [])
  const ten = enTens[Math.floor(amount / 10)]
  const unit = enUnits[amount % 10]
  return [unit ? `${ten}-${unit}` : `${ten}`]
}
