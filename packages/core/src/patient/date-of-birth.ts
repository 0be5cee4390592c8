export const earliestBirth = '1900-01-01'
export const latestBirth = '2099-12-31'

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = Date.parse(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns typed day, month and year as YYYY-MM-DD, whether there is such a day or not; undefined where something is missing. */
export function typedDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[\s/.-]?(\d{1,2})[\s/.-]?(\d{4})$/.exec(text.trim()) ?? []
  return day && month && year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whole years and months between two dates written YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): { years: number; months: number } {
  const born = partsOf(birthDate)
  const now = partsOf(today)
  const months = (now.year - born.year) * 12 + now.month - born.month - (now.day < born.day ? 1 : 0)
  return { years: Math.floor(months / 12), months: months % 12 }
}

export function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
