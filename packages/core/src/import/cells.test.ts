import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePhone } from '../patient'
import { readDate, readDigits, readNumber, readWord, readYesNo, wordsOf } from './cells'
import { readMoney } from './read-money'

const today = '2026-11-22'
const days = fc.date({ min: new Date('1900-03-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const indonesian = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

describe('a date', () => {
  const read = (text: string) => readDate(text, { latest: today })

  it.each([
    ['17/05/1990', '1990-05-17'],
    ['17-5-1990', '1990-05-17'],
    ['17.05.1990', '1990-05-17'],
    ['1990-05-17', '1990-05-17'],
    ['1990/5/17', '1990-05-17'],
    ['1990-05-17T00:00:00.000Z', '1990-05-17'],
    ['17/05/1990 00:00:00', '1990-05-17'],
    ['17/05/1990 00:00', '1990-05-17'],
    ['17/05/1990 8.30', '1990-05-17'],
    ['17/05/1990 8:30 AM', '1990-05-17'],
    ['17/05/1990 8:30pm', '1990-05-17'],
    [' 17/05/1990 ', '1990-05-17'],
    ['17 Mei 1990', '1990-05-17'],
    ['17 mei 1990', '1990-05-17'],
    ['17-May-90', '1990-05-17'],
    ['17 - 05 - 1990', '1990-05-17'],
    ['17. Mei 1990', '1990-05-17'],
    ['3 Agt 1985', '1985-08-03'],
    ['1 Nopember 2001', '2001-11-01'],
    ['9 Peb 1999', '1999-02-09'],
    ['17 May, 1990', '1990-05-17'],
    ['29/02/2000', '2000-02-29'],
    ['33010', '1990-05-17'],
    ['33010.5', '1990-05-17'],
    ['33010.25', '1990-05-17'],
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    // 29 February 1900, which only Excel knows
    ['60', '1900-02-28'],
    ['61', '1900-03-01'],
    ['73050', '2099-12-31'],
    ['22/11/26', '2026-11-22'],
    ['23/11/26', '1926-11-23'],
  ])('%s is %s', (text, want) => expect(read(text)).toEqual({ value: want }))

  it.each([
    '',
    '29/02/2001',
    '31/04/1990',
    '05/17/1990',
    '17/05',
    '1990',
    '0',
    '73051',
    '17 Foo 1990',
    '17 M 1990',
    '17 Janu 1990',
    '317/05/1990',
    '17/05/19901',
    '31990-05-17',
    '1990-05-171',
    '1990-05-17 noon',
    '17 12:30 Mei 1990',
    'kemarin',
    '1990-05',
    '=A1',
    '99999999',
  ])('%s is nobody’s guess', (text) => {
    const result = read(text)
    // a year alone is a number of days to Excel as well
    if (text === '1990') expect(result).toEqual({ value: '1905-06-12' })
    else expect(result).toEqual({ problem: 'dateUnreadable' })
  })

  it('to come may have a year of two digits too', () => {
    expect(readDate('31-12-27', { latest: '2099-12-31' })).toEqual({ value: '2027-12-31' })
  })

  it('is read back however it is written', () => {
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [year = '', month = '', date = ''] = iso.split('-')
        const serial = Math.round((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000)
        for (const text of [
          iso,
          `${date}/${month}/${year}`,
          `${Number(date)}-${Number(month)}-${year}`,
          `${Number(date)} ${indonesian[Number(month) - 1]} ${year}`,
          `${Number(date)} ${indonesian[Number(month) - 1]?.slice(0, 3).toUpperCase()} ${year}`,
          String(serial),
        ])
          expect(read(text), text).toEqual({ value: iso })
      }),
    )
  })
})

describe('values made of digits', () => {
  it.each([
    ['0812-3456-789', '0812-3456-789'],
    ['+62 812 3456 789', '+62 812 3456 789'],
    [' 8123456789 ', '8123456789'],
    ['8123456789.0', '8123456789'],
    ['8123456789,00', '8123456789'],
    ['8123456789.01', '8123456789.01'],
    ['A8123456.0', 'A8123456.0'],
    ['3171065705900001', '3171065705900001'],
    ['C1234567', 'C1234567'],
    ['C1E5', 'C1E5'],
    ['1E5C', '1E5C'],
  ])('%s is kept as %s', (text, want) => expect(readDigits(text)).toEqual({ value: want }))

  it.each(['3,17107E+15', '3.17107E+15', '8.12346e11', '6E+12'])('was rounded by a spreadsheet: %s', (text) => {
    expect(readDigits(text)).toEqual({ problem: 'digitsRounded' })
  })

  it('is one phone, whichever way it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 99_999_999_999 }), (number) => {
        const phones = [`0${number}`, `+62${number}`, `62${number}`, `0${number}.0`].map((text) => {
          const read = readDigits(text)
          return 'value' in read ? normalisePhone(read.value) : read
        })
        fc.pre(!String(number).startsWith('62') && !String(number).startsWith('0'))
        expect(new Set(phones)).toEqual(new Set([`+62${number}`]))
      }),
    )
  })
})

describe('money', () => {
  it.each([
    ['Rp 150.000', 150_000],
    ['Rp150.000,-', 150_000],
    [' Rp 150.000 ,- ', 150_000],
    ['rp. 1.250.000,00', 1_250_000],
    ['IDR 150,000.00', 150_000],
    ['150000', 150_000],
    ['150 000', 150_000],
    ['0', 0],
    ['1.000', 1_000],
  ])('%s is %d', (text, want) => expect(readMoney(text)).toEqual({ value: want }))

  it.each([
    '',
    '-5',
    '1.50',
    '1,5',
    '12.34.56',
    '1.000,000',
    '1500.000',
    '1.000.5',
    'gratis',
    '150rb',
    '1e5',
    '99999999999999999999',
    '100.-200',
    '1 Rp 500',
  ])('%s is nobody’s guess', (text) => expect(readMoney(text)).toEqual({ problem: 'moneyUnreadable' }))

  it('is read back however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (rupiah) => {
        const dots = String(rupiah).replace(/\B(?=(\d{3})+$)/g, '.')
        for (const text of [String(rupiah), `Rp ${dots}`, `Rp${dots},-`, `${dots},00`, dots.replaceAll('.', ',')])
          expect(readMoney(text), text).toEqual({ value: rupiah })
      }),
    )
  })
})

it.each([
  ['45', 45],
  [' 45 ', 45],
  ['45.0', 45],
  ['45,00', 45],
  ['45 menit', 45],
  ['45menit', 45],
  ['30 min.', 30],
])('%s is the number %d', (text, want) => expect(readNumber(text)).toEqual({ value: want }))
it.each(['', '4.5', '-5', 'satu', '1234567890', '1 jam 30'])('%s is no number', (text) =>
  expect(readNumber(text)).toEqual({ problem: 'numberUnreadable' }),
)

it.each([
  ['Ya', true],
  ['y', true],
  ['TRUE', true],
  ['1', true],
  ['Tidak', false],
  ['no', false],
  ['0', false],
] as const)('%s is %s', (text, want) => expect(readYesNo(text)).toEqual({ value: want }))
it('is neither', () => expect(readYesNo('mungkin')).toEqual({ problem: 'yesNoUnreadable' }))

it('knows a word of the contract by what people say for it', () => {
  const words = wordsOf({ female: ['p', 'perempuan'], male: ['l', 'laki laki'] })
  for (const text of ['P', ' perempuan ', 'FEMALE']) expect(readWord(text, words)).toEqual({ value: 'female' })
  for (const text of ['L', 'Laki-Laki', 'laki/laki']) expect(readWord(text, words)).toEqual({ value: 'male' })
  expect(readWord('?', words)).toEqual({ problem: 'wordUnknown' })
})

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [readDigits, readMoney, readNumber, readYesNo]) read(text)
      const date = readDate(text, { latest: today })
      if ('value' in date) expect(date.value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})
