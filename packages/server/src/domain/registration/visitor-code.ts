/** 32 characters that are not confused when read aloud. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns the code by which a visitor is found at the desk; `below(n)` returns a random whole number under n. */
export const visitorCode = (of: 'REG' | 'ASK', below: (limit: number) => number) =>
  `${of}-${Array.from({ length: 6 }, () => signs.charAt(below(signs.length))).join('')}`
