/** ICD-10 of 2010 as the service takes it, of four characters: K04.01 is K04.0. Null for a code that has no such form. */
export function icd10Code(code: string): string | null {
  const [, category, digit] = /^([A-Z]\d\d)\.?(\d)\w{0,3}$/.exec(code.trim().toUpperCase()) ?? []
  return category && digit ? `${category}.${digit}` : null
}
