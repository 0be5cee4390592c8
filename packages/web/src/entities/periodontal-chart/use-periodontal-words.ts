import {
  type MouthSide,
  type PeriodontalMeasurement,
  type PeriodontalTooth,
  palatalSites,
  percentOf,
  periodontalSites,
  type SitePlace,
  type SiteShare,
} from '@clinic/core/periodontal-chart'
import { useMemo } from 'react'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { siteMarks } from './site-mark'

/** Returns how the places and figures of a periodontal chart read. */
export function usePeriodontalWords() {
  const texts = useTexts()['periodontal-chart']
  const { label } = useLabels()
  const { number } = useFormat()
  return useMemo(() => {
    const isUpper = (tooth: PeriodontalTooth) => tooth < '30'
    const site = ({ tooth, site: of }: SitePlace) =>
      label(isUpper(tooth) ? { ...periodontalSites, ...palatalSites } : periodontalSites, of).toLowerCase()
    const percent = (share: SiteShare) => {
      const of = percentOf(share)
      return of === null ? texts.figures.none() : texts.figures.share({ percent: of })
    }
    return {
      site,
      percent,
      place: (place: SitePlace) => `${place.tooth} ${site(place)}`,
      side: (side: MouthSide, tooth: PeriodontalTooth) =>
        texts.sides[side === 'buccal' ? 'buccal' : isUpper(tooth) ? 'palatal' : 'lingual'](),
      millimetres: (value: number | null) =>
        value === null ? texts.figures.none() : texts.figures.millimetres({ value: number(value) }),
      /** A site in a cell: 4 / 1 B P F2. */
      cell(measured: PeriodontalMeasurement) {
        const { depth, recession, furcation } = measured
        const value =
          depth === null && recession === null
            ? []
            : [texts.table.value({ depth: `${depth ?? '–'}`, recession: `${recession ?? '–'}` })]
        const marks = siteMarks.filter((mark) => measured[mark]).map((mark) => texts.table.marks[mark]())
        const open = furcation === null ? [] : [texts.table.furcation({ grade: furcation })]
        return [...value, ...marks, ...open].join(' ')
      },
    }
  }, [texts, label, number])
}
