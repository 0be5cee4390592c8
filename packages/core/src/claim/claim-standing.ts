/** How a claim stands, in whole rupiah. */
export interface ClaimFigures {
  claimed: number
  /** By the last answer; null before one. */
  approved: number | null
  /** By the payor. */
  paid: number
  /** By the payor, as the ledger says. */
  owed: number
}

/** Returns what was approved and is not paid, and what was not approved and nobody has settled. Together they are what is owed. */
export function claimStanding({ approved, paid, owed }: Omit<ClaimFigures, 'claimed'>) {
  if (approved === null) return { unpaid: 0, rest: 0 }
  const unpaid = Math.max(0, Math.min(owed, approved - paid))
  return { unpaid, rest: owed - unpaid }
}
