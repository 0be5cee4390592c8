import { isTime, type ReportSubject } from '@clinic/core/report'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** Returns what an amount of a subject is written as: rupiah, or minutes as hours. */
export function useAmountFormat(subject: ReportSubject) {
  const { columns } = useTexts().report
  const { money, number } = useFormat()
  const hours = (minutes: number) => columns.hours({ hours: number(Math.round(minutes / 6) / 10) })
  return isTime(subject) ? hours : money
}
