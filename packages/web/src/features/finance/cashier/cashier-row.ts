import type { Schema } from '@clinic/api'

/** Somebody who waits at the till. */
export type CashierRow = Schema<'CashierRow'>
