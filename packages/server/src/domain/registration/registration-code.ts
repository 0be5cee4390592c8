/** 32 characters that are not confused when read aloud. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns the code a visitor shows at the desk; `below(n)` returns a random whole number under n. */
export const registrationCode = (below: (limit: number) => number) =>
  `REG-${Array.from({ length: 6 }, () => signs.charAt(below(signs.length))).join('')}`
