/** Normalises a heading or a word for comparison: lower-case letters and digits only. */
export const normaliseHeading = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
