/** Returns a waiting time in its largest unit: "40 minutes", "5 hours", "2 days". */
export function waitingTime(since: string, { now, language }: { now: number; language: string }): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000))
  const hours = Math.floor(minutes / 60)
  const say = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  if (minutes < 60) return say(minutes, 'minute')
  return hours < 24 ? say(hours, 'hour') : say(Math.floor(hours / 24), 'day')
}
