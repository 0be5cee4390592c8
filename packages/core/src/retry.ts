/** How long to wait before try number `attempt` + 1, in milliseconds: twice as long after each failure, up to a longest wait. */
export const retryDelay = (attempt: number, { first, longest }: { first: number; longest: number }) =>
  Math.min(first * 2 ** (attempt - 1), longest)

/** Whether sending again is useless: a 4xx is final; a server that is busy or slow, and one that does not answer, is asked again. */
export function isRefused(error: unknown) {
  const status = Number(Object(error).status)
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
