import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownTitles, splitFullName } from './full-name'
import { displayName } from './patient'

const sixty = `${'Kusumawardhani '.repeat(3)}Prawirodirdjo X`

describe('a full name in one column', () => {
  it.each([
    // one name, two, more
    ['Suharti', 'Suharti', ''],
    ['Budi Santoso', 'Budi', 'Santoso'],
    ['Ni Made Ayu Lestari', 'Ni', 'Made Ayu Lestari'],
    ['  Budi   Santoso ', 'Budi', 'Santoso'],
    ["Nur'aini  O’Connor", "Nur'aini", 'O’Connor'],
    [sixty, 'Kusumawardhani', sixty.slice('Kusumawardhani '.length)],
    ['M. Rizky Pratama', 'M. Rizky', 'Pratama'],
    ['M.Rizky Pratama', 'M.Rizky', 'Pratama'],
    ['A Rahman Hakim', 'A Rahman', 'Hakim'],
    // the father's name
    ['Muhammad Al-Fatih bin Ahmad', 'Muhammad Al-Fatih', 'bin Ahmad'],
    ['Siti Aminah Binti H. Yusuf', 'Siti Aminah', 'Binti H. Yusuf'],
    ['Bin Ahmad', 'Bin', 'Ahmad'],
    // other scripts
    ['محمد الفاتح', 'محمد', 'الفاتح'],
    ['عبد الرحمن الهاشمي', 'عبد الرحمن', 'الهاشمي'],
    ['خالد بن الوليد', 'خالد', 'بن الوليد'],
    ['王 小明', '王', '小明'],
    // titles before it
    ['Ny. Siti', 'Siti', ''],
    ['Ny.Siti Aminah', 'Siti', 'Aminah'],
    ['NY SITI AMINAH', 'SITI', 'AMINAH'],
    ['An. Rafi Ahmad', 'Rafi', 'Ahmad'],
    ['An Nisa Fitri', 'An', 'Nisa Fitri'],
    ['Tn. H. Budi Santoso', 'Budi', 'Santoso'],
    ['Hj. Siti Aminah', 'Siti', 'Aminah'],
    ['H Siregar', 'H Siregar', ''],
    ['K.H. Ahmad Dahlan', 'Ahmad', 'Dahlan'],
    ['Prof. Dr. drg. Budi', 'Budi', ''],
    ['Drajat Irawan', 'Drajat', 'Irawan'],
    ['By. Ny. Siti Aminah', 'By. Ny. Siti', 'Aminah'],
    // degrees after it
    ['drg. Budi Santoso, Sp.KG', 'Budi', 'Santoso'],
    ['Budi Santoso, S.E., M.M.', 'Budi', 'Santoso'],
    ['Budi Santoso, A.Md. Kep', 'Budi', 'Santoso'],
    ['Budi Santoso, Sp.KG M.Kes', 'Budi', 'Santoso'],
    ['Budi Santoso S.Pd M.Pd.', 'Budi', 'Santoso'],
    ['Budi Se', 'Budi', 'Se'],
    ['Budi, S.Kom', 'Budi', ''],
    ['SITI AMINAH, NY', 'SITI', 'AMINAH'],
    ['SITI AMINAH NY', 'SITI', 'AMINAH'],
    // degrees nobody knows stay
    ['Budi Santoso, S.Xyz', 'Budi', 'Santoso, S.Xyz'],
    // turned around
    ['SANTOSO, BUDI', 'BUDI', 'SANTOSO'],
    ['Berg-Kusuma , Zoë  Maria', 'Zoë Maria', 'Berg-Kusuma'],
    ['SANTOSO, dr. BUDI, Sp.KG', 'BUDI', 'SANTOSO'],
    ['Lie, Ma', 'Ma', 'Lie'],
    ['Lie, M A', 'M A', 'Lie'],
    ['Santoso,Budi', 'Budi', 'Santoso'],
    // titles alone, and nothing at all
    ['drg.', 'drg.', ''],
    ['Ny', 'Ny', ''],
    ['Hj. , S.Pd', 'Hj. ,', 'S.Pd'],
    [', Budi', 'Budi', ''],
    ['', '', ''],
    [' , ', ',', ''],
  ])('%s is %s | %s', (text, first_name, last_name) => {
    expect(splitFullName(text)).toEqual({ first_name, last_name })
  })
})

/** What a name is made of, in any order. */
const characters = (text: string) => [...text.replace(/[\s,،]/gu, '')].sort()
const hasTitle = (text: string) =>
  text.split(/[,،]/u).some((part) => knownTitles.has(part.replace(/[\s.]/gu, '').toLowerCase())) ||
  text.split(/[\s,،.]+/u).some((word) => knownTitles.has(word.toLowerCase()))

describe('of a name nothing is lost', () => {
  const letters = fc.stringMatching(/^[A-Z][a-z'’-]{4,12}$/)
  const word = fc.oneof(letters, fc.constantFrom('bin', 'M.', 'Zoë', 'محمد', '王', 'Al-Fatih', '3'))

  it('whatever is written, but titles and commas', () => {
    const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'ab M.,،’ ') }))
    fc.assert(
      fc.property(anything, (text) => {
        fc.pre(!hasTitle(text) && !/[a-z]\.?[a-z]?\./iu.test(text))
        expect(characters(displayName(splitFullName(text)))).toEqual(characters(text))
      }),
    )
  })

  it('and of titles nothing stays, in whatever order the words are', () => {
    const titles = fc.constantFrom('drg. ', 'Ny. ', 'Hj.', 'Prof. Dr. ', 'TN ', '')
    const degrees = fc.constantFrom(', Sp.KG', ', S.E., M.M.', ' S.Pd', ', NY', '')
    fc.assert(
      fc.property(titles, fc.array(word, { minLength: 1, maxLength: 6 }), degrees, (title, words, degree) => {
        fc.pre(!words.some(hasTitle) && words.some((each) => !each.endsWith('.')))
        const split = splitFullName(`${title}${words.join('  ')}${degree}`)
        expect(displayName(split)).toBe(words.join(' '))
      }),
    )
  })

  it('has a first name where anything is written, without spaces at its ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { first_name, last_name } = splitFullName(text)
        expect(first_name === '').toBe(text.trim() === '')
        for (const part of [first_name, last_name]) expect(part).toBe(part.trim())
      }),
    )
  })
})
