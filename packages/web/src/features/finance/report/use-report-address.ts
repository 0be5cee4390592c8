import { groupingsOf, type ReportQuestion, reportDays, reportPeriods, reportSubjects } from '@clinic/core/report'
import { valuesOf } from '@clinic/core/values'
import { useSearchParams } from 'wouter'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { oneOf } from '../../../platform/texts/one-of'

/**
 * The question of a report in the address: subject, grouping, and either a period or two days. This month's revenue if it says nothing;
 * null where it names what does not exist.
 */
export function useReportAddress() {
  const { today } = useClinicDay()
  const [address, setAddress] = useSearchParams()
  const text = (name: string) => address.get(name) ?? ''
  const subject = oneOf(valuesOf(reportSubjects), text('subject') || 'revenue')
  const groupings = subject ? groupingsOf(subject) : []
  const by = oneOf(groupings, text('by') || (groupings[0] ?? 'month'))
  const period = text('from') || text('until') ? '' : oneOf(reportPeriods, text('period') || 'month')
  if (!subject || !by || period === undefined) return null
  const days = period ? reportDays(period, today) : { from: text('from'), until: text('until') }
  const question: ReportQuestion = { subject, by, ...days }
  return {
    question,
    /** Empty where two days are given. */
    period,
    change: (part: Readonly<Record<string, string>>) =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
  }
}

/** The address of a report on paper. */
export const sheetAddress = (question: ReportQuestion) =>
  `/clinic/finance/report/sheet?${new URLSearchParams({ ...question })}`
