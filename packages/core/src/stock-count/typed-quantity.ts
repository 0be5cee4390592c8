/** Nobody counts so many: a quantity with zeros too many, or a barcode in the wrong box. */
const mostCounted = 10_000_000

type TypedQuantity = { quantity: number } | { problem: 'notWhole' | 'tooMany' } | null

/** Reads what was typed as the count of a batch: whole units, nothing below zero; null where nothing was typed. */
export function typedQuantity(text: string): TypedQuantity {
  const typed = text.trim()
  if (typed === '') return null
  if (!/^\d+$/.test(typed)) return { problem: 'notWhole' }
  const quantity = Number(typed)
  return quantity > mostCounted ? { problem: 'tooMany' } : { quantity }
}
