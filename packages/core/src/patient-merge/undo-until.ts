/** How long a merge of two patients can be undone. */
const undoDays = 30

/** The last moment at which a merge can be undone, in UTC. */
export const undoUntil = (merged_at: Date): string =>
  new Date(merged_at.getTime() + undoDays * 86_400_000).toISOString()
