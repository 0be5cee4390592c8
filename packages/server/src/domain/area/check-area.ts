import { type AreaNames, fitsArea } from '@clinic/core/area'
import type { FilledSentence, Sentence } from '../../use-case/sentence'
import { areas } from './areas'

type Coded = Partial<AreaNames> & { area_code?: string }

/**
 * Returns the address with the names that are missing, taken from its code, or why the code is refused. Names that are there stay as they
 * were written: replacing them would lose what somebody typed, and only they know whether the name or the code is wrong.
 */
export function checkArea<Address extends Coded>(address: Address): Address | { refused: Sentence | FilledSentence } {
  const { area_code = '' } = address
  if (area_code === '') return { ...address, area_code }
  const area = areas().find(area_code)
  if (!area) return { refused: 'areaUnknown' }
  const { village, district, city, province } = area
  if (!fitsArea(address, area))
    return {
      refused: { sentence: 'areaOfOtherNames', values: { area: [village, district, city, province].join(', ') } },
    }
  const missing = (['province', 'city', 'district', 'village'] as const).filter((name) => address[name]?.trim() === '')
  return { ...address, area_code, ...Object.fromEntries(missing.map((name) => [name, area[name]])) }
}
