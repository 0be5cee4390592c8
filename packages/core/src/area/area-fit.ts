import type { Schema } from '@clinic/api'
import { areaWords, wordsOf } from './area-words'

export type AreaNames = Pick<Schema<'Area'>, 'province' | 'city' | 'district' | 'village'>

/** DI Yogyakarta, Daerah Istimewa Yogyakarta and Yogyakarta are one province. */
const ranks = new Set(['di', 'dki', 'dkj', 'daerah', 'istimewa', 'khusus', 'ibukota'])

/** Whether names are those of an area, as far as they are given. Spaces, and what is written before names, tell nothing apart. */
export const fitsArea = (
  { province = '', city = '', district = '', village = '' }: Partial<AreaNames>,
  area: AreaNames,
) =>
  isSame(unranked(province), unranked(area.province)) &&
  isSame(city, area.city) &&
  hasSameKind(city, area.city) &&
  isSame(district, area.district) &&
  isSame(village, area.village)

const isSame = (written: string, name: string) => written.trim() === '' || nameOf(written) === nameOf(name)

const nameOf = (text: string) => areaWords(text).join('')

const unranked = (province: string) =>
  areaWords(province)
    .filter((word) => !ranks.has(word))
    .join(' ')

/** Kota Bandung and Kabupaten Bandung are two; Bandung alone may be either. */
function hasSameKind(one: string, other: string) {
  const kind = kindOf(one)
  return kind === undefined || kind === kindOf(other)
}

function kindOf(city: string) {
  const [first = ''] = wordsOf(city)
  if (['kota', 'kotamadya', 'kodya'].includes(first)) return 'city'
  return ['kab', 'kabupaten'].includes(first) ? 'regency' : undefined
}
