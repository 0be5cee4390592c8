/** Returns what is added to an amount, or taken from it, to reach the nearest multiple of a step; a half goes up. */
export function roundingOf(amount: number, step: number): number {
  const over = amount % step
  if (over === 0) return 0
  return over * 2 >= step ? step - over : -over
}
