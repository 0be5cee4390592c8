import type { Schema } from '@clinic/api'
import { groupWords, type ReportQuestion } from '@clinic/core/report'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { dateFormat } from '../../../platform/time/date-format'

type Group = Pick<Schema<'ReportGroup'>, 'key' | 'label'>

/** Returns what a group of a report is called: a day, a month, a word of the contract, or by the clinic. */
export function useGroupLabel({ subject, by }: Pick<ReportQuestion, 'subject' | 'by'>) {
  const { without } = useTexts().report
  const { label } = useLabels()
  const { date } = useFormat()
  const month = monthFormat(useLanguage())
  const words = groupWords(subject, by)
  return ({ key, label: called }: Group) => {
    if (called) return called
    if (key === '') return without()
    if (by === 'day') return date(key)
    if (by === 'month') return month.format(new Date(`${key}-01T00:00:00Z`))
    return words ? label(words, key) : key
  }
}

const monthFormat = dateFormat({ month: 'long', year: 'numeric' })
