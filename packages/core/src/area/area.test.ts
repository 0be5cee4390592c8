import { describe, expect, it } from 'vitest'
import { areaCodesOf, areaWords, changedAddress, dottedCode, fitsArea, squeezed } from '.'

const cikini = {
  village: 'Cikini',
  district: 'Menteng',
  city: 'Kota Administrasi Jakarta Pusat',
  province: 'DKI Jakarta',
}
const bandung = { village: 'Braga', district: 'Sumur Bandung', city: 'Kota Bandung', province: 'Jawa Barat' }

describe('the words of a search', () => {
  it.each([
    ['', []],
    ['  Kel. Cikini, Kec. Menteng ', ['cikini', 'menteng']],
    ['Desa Ba’u', ['bau']],
    ['Pal-Merah/Slipi', ['pal', 'merah', 'slipi']],
    ['Kab. Bandung', ['bandung']],
    ['31.71.06.1003', ['3171061003']],
    ['Kota', ['kota']],
    ['Kelurahan.', ['kelurahan']],
  ])('in %j are %j', (text, want) => expect(areaWords(text)).toEqual(want))

  it('take no time that grows with the square of the text', () => {
    for (const piece of ["'", '1.', '.', ' ', 'a', 'kota ']) {
      const begun = Date.now()
      areaWords(piece.repeat(100_000))
      expect(Date.now() - begun).toBeLessThan(2000)
    }
  })
})

it('a name is the same with and without spaces', () => expect(squeezed('Pal-Merah 2')).toBe('palmerah2'))

describe('the codes in that of a village', () => {
  it('are four', () =>
    expect(areaCodesOf('3171061003')).toEqual({
      province: '31',
      city: '3171',
      district: '317106',
      village: '3171061003',
    }))
  it.each([undefined, '', '317106100', '31710610031', '31.71.06.1003', '317106100a'])('are none in %j', (code) =>
    expect(areaCodesOf(code)).toBe(null),
  )
})

it.each([
  ['3171061003', '31.71.06.1003'],
  ['', ''],
  ['317', '317'],
])('%j is written %j', (code, want) => expect(dottedCode(code)).toBe(want))

describe('names', () => {
  it.each([
    [{}, cikini],
    [{ ...cikini, city: 'Jakarta Pusat', province: 'Jakarta' }, cikini],
    [{ village: 'kel. CIKINI', district: 'Kec. Menteng' }, cikini],
    [{ city: 'Kota Adm. Jakarta Pusat', province: 'Daerah Khusus Ibukota Jakarta' }, cikini],
    [{ city: 'Bandung', province: 'Prov. Jawa Barat' }, bandung],
    [{ city: 'KOTA BANDUNG', district: 'Sumurbandung' }, bandung],
  ])('%j are those of the area', (names, area) => expect(fitsArea(names, area)).toBe(true))
  it.each([
    [{ province: 'Jawa Barat' }, cikini],
    [{ city: 'Jakarta Selatan' }, cikini],
    [{ district: 'Senen' }, cikini],
    [{ village: 'Kenari' }, cikini],
    [{ city: 'Kab. Bandung' }, bandung],
    [{ city: 'Kabupaten Bandung', village: 'Braga' }, bandung],
  ])('%j are those of another', (names, area) => expect(fitsArea(names, area)).toBe(false))
})

describe('an address that is typed', () => {
  const address = { ...cikini, street: 'Jl. 1', area_code: '3171061003' }
  it.each([{ village: 'Kenari' }, { district: '' }, { city: 'Bogor' }, { province: 'Banten' }])(
    'loses its code when a name is another: %j',
    (part) => expect(changedAddress(address, part)).toEqual({ ...address, ...part, area_code: '' }),
  )
  it.each([{ street: 'Jl. 2' }, { village: 'Cikini' }, { ...bandung, area_code: '3273191001' }])(
    'keeps the code that it says: %j',
    (part) => expect(changedAddress(address, part)).toEqual({ ...address, ...part }),
  )
})
