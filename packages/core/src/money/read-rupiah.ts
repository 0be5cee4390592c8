/** Whole rupiah: Rp 150.000, IDR 150,000.00, 150000; null for what may be another amount. */
export function readRupiah(text: string): number | null {
  const written = text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replace(/[,.]-$/, '')
    .trimEnd()
  const whole = written.replace(/[.,]0{1,2}$/, '')
  const grouped = /^\d{1,3}([., ]\d{3})+$/.test(whole) && new Set(whole.match(/[., ]/g)).size === 1
  if (!grouped && !/^\d+$/.test(whole)) return null
  const rupiah = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(rupiah) ? rupiah : null
}

/** Whole rupiah as people shorten them, too: 75rb, 75 k, 1,5jt. One or two digits behind a comma or dot are a part, three may be thousands. */
export function readShortRupiah(text: string): number | null {
  const short = /^(?:(?:rp|idr)\.?\s*)?(\d{1,6})(?:[.,](\d{1,2}))?\s*(rb|ribu|k|jt|juta)\.?$/i.exec(text.trim())
  if (!short) return readRupiah(text)
  const [, whole = '', part = '', word = ''] = short
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return hundredths * (/^j/i.test(word) ? 10_000 : 10)
}

/** Whether an amount is written with a minus: -5.000, Rp -5.000, (5.000). */
export const isNegativeRupiah = (text: string) => /^\(?(rp|idr)?\.?[-−–(](rp|idr)?\.?\d/i.test(text.replace(/\s/g, ''))
