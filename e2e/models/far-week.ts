/** A week beyond those of the demo clinic; each test has another one. */
export function farWeek(weeks: number) {
  const today = new Date()
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * day + weeks * 7 * day
  const date = (days: number) => new Date(monday + days * day)
  const typed = (days: number) => {
    const [year, month, dayOfMonth] = date(days).toISOString().slice(0, 10).split('-')
    return `${dayOfMonth}/${month}/${year}`
  }
  const said = (days: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date(days))
  return {
    monday: date(0).toISOString().slice(0, 10),
    typed,
    long: (days: number) => said(days, { weekday: 'long', day: 'numeric', month: 'long' }),
    range: (from: number, until: number) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(date(from), date(until)),
  }
}

const day = 86_400_000
