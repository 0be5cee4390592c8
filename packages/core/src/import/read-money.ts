import { readRupiah } from '../money/read-rupiah'
import type { Read } from './cells'

/** Whole rupiah: Rp 150.000, IDR 150,000.00, 150000. */
export function readMoney(text: string): Read<number> {
  const value = readRupiah(text)
  return value === null ? { problem: 'moneyUnreadable' } : { value }
}
