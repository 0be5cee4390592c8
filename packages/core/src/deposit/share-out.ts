interface Room {
  deposit_id: number
  /** What it has, or what can go back to it, in rupiah. */
  amount: number
}

/** Returns what each deposit gives to an amount, in the order given; null where all of them have less. */
export function shareOut(deposits: readonly Room[], amount: number): Room[] | null {
  const shares: Room[] = []
  let left = amount
  for (const deposit of deposits) {
    const share = Math.min(left, deposit.amount)
    if (share > 0) shares.push({ deposit_id: deposit.deposit_id, amount: share })
    left -= share
  }
  return left === 0 ? shares : null
}
