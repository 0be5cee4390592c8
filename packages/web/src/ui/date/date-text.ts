interface Bounds {
  /** YYYY-MM-DD */
  min: string
  max: string
}

/** Parses typed day, month and year to YYYY-MM-DD; undefined when it is no date, or out of bounds. */
export function readDate(text: string, { min, max }: Bounds) {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[\s/.-]?(\d{1,2})[\s/.-]?(\d{4})$/.exec(text.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00Z`)
  // the 31st of February is bent into the 3rd of March
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return exists && iso >= min && iso <= max ? iso : undefined
}

/** YYYY-MM-DD as dd/mm/yyyy; any other text stays as it is. */
export function showDate(value: string) {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
}
