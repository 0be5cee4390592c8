/**
 * How columns arrive in JavaScript, by type OID; both drivers use this one table.
 * @type {Record<number, (text: string) => unknown>}
 */
export const columnParsers = {
  20: Number, // bigint: identities stay far below 2^53
  1700: Number, // numeric: the type of sum(bigint)
  1082: (text) => text, // date: a plain day, never a moment
  1184: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(), // timestamptz
}
