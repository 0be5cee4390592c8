import { addDays, weekOf } from '@clinic/core/time'
import { useSearchParams } from 'wouter'
import { useClinicDay } from '../../platform/session/use-clinic-day'

/** The week that is shown, as it stands in the address: `?week=` and any of its days. Without it, the week of today. */
export function useWeek() {
  const { today } = useClinicDay()
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('week') ?? ''
  const dates = weekOf(isDay(chosen) ? chosen : today)
  const [monday = today] = dates
  const show = (date: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (weekOf(date)[0] === weekOf(today)[0]) next.delete('week')
      else next.set('week', weekOf(date)[0] ?? date)
      return next
    })
  return {
    today,
    dates,
    from: monday,
    until: addDays(monday, 6),
    isNow: dates.includes(today),
    before: () => show(addDays(monday, -7)),
    after: () => show(addDays(monday, 7)),
    now: () => show(today),
  }
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
