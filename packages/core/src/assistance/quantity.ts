/** Reads an amount of a material as people type it, 0,5 or 0.5, of at most two decimals; null where it is none or too much. */
export function readQuantity(text: string): number | null {
  const typed = text.trim()
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(typed)) return null
  return Number(typed.replace(',', '.'))
}
