/** How long to wait before try number `attempt` + 1, in milliseconds: twice as long after each failure, up to a longest wait. */
export const retryDelay = (attempt: number, { first, longest }: { first: number; longest: number }) =>
  Math.min(first * 2 ** (attempt - 1), longest)
