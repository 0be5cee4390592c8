import type { Read } from './cells'

/** Whole rupiah: Rp 150.000, IDR 150,000.00, 150000. */
export function readMoney(text: string): Read<number> {
  const written = text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replace(/[,.]-$/, '')
    .trimEnd()
  const whole = written.replace(/[.,]0{1,2}$/, '')
  const grouped = /^\d{1,3}([., ]\d{3})+$/.test(whole) && new Set(whole.match(/[., ]/g)).size === 1
  if (!grouped && !/^\d+$/.test(whole)) return { problem: 'moneyUnreadable' }
  const rupiah = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(rupiah) ? { value: rupiah } : { problem: 'moneyUnreadable' }
}
