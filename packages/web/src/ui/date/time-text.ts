/** Parses typed hours and minutes (8, 830, 8.30, 08:30) to HH:MM; undefined when it is no time of a day. */
export function readTime(text: string) {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:\s?[:.]?\s?(\d{2}))?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
