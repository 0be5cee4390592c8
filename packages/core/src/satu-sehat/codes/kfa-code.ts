/** A code of the national dictionary of medicine KFA: 92 and six digits for a template, 93 for a product. */
export const isKfaCode = (code: string) => /^9[23]\d{6}$/.test(code)
