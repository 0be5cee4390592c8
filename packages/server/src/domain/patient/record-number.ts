/** 1234 is 00-12-34; a company with more than a million patients goes on with 01-00-00-00. */
export function recordNumber(count: number) {
  const digits = String(count)
  const padded = digits.padStart(Math.max(6, digits.length + (digits.length % 2)), '0')
  return padded.match(/../g)?.join('-') ?? padded
}
