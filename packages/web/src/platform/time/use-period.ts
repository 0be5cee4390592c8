import { periodBefore, periodOf } from '@clinic/core/time'
import { useSearchParams } from 'wouter'
import { useClinicDay } from '../session/use-clinic-day'
import { useLanguage } from '../texts/use-texts'
import { dateFormat } from './date-format'

/** How many months are offered. */
const offered = 24

/** The month of the address, this one where it names none, and the months to choose from. */
export function usePeriod() {
  const { today } = useClinicDay()
  const [address, setAddress] = useSearchParams()
  const name = usePeriodName()
  const months = monthsUntil(periodOf(today))
  const period = months.find((month) => month === address.get('period')) ?? months[0] ?? ''
  return {
    period,
    options: months.map((month) => ({ value: month, label: name(month) })),
    choose: (month: string) => setAddress(month === months[0] ? {} : { period: month }),
  }
}

/** Returns a function that names a month: November 2026. */
export function usePeriodName() {
  const language = useLanguage()
  return (month: string) => monthFormat(language).format(new Date(`${month}-01T00:00:00Z`))
}

function monthsUntil(last: string) {
  const months = [last]
  for (let month = last; months.length < offered; months.push(month)) month = periodBefore(month)
  return months
}

const monthFormat = dateFormat({ month: 'long', year: 'numeric' })
