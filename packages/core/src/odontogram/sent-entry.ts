import type { Schema } from '@clinic/api'
import type { Entry } from './finding'
import { inSurfaceOrder } from './surface'
import { inChartOrder } from './tooth'

type SentEntry = Schema<'DictatedEntry'>

/** An entry as it goes to the server; the reason is that of an entry of mode `error`. */
export const sentEntry = (
  { mode, teeth, items, cause, isUncertain, note }: Entry,
  reason: string | null = null,
): SentEntry => ({
  mode,
  teeth: [...teeth],
  items: items.map(({ abutments, ...item }) => ({
    ...item,
    surfaces: [...item.surfaces],
    ...(abutments && { abutments: [...abutments] }),
  })),
  cause: cause ?? null,
  is_uncertain: isUncertain,
  note,
  reason: mode === 'error' ? (reason ?? '') : null,
})

/** An entry that was sent, in the order of the chart. */
export const entryOf = ({ mode, teeth, items, cause, is_uncertain, note }: Omit<SentEntry, 'reason'>): Entry => ({
  mode,
  teeth: inChartOrder(teeth),
  items: items.map(({ abutments, ...item }) => ({
    ...item,
    surfaces: inSurfaceOrder(item.surfaces),
    ...(abutments && { abutments: inChartOrder(abutments) }),
  })),
  ...(cause && { cause }),
  isUncertain: is_uncertain,
  note: note.trim(),
})
