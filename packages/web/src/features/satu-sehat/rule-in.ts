/** Returns the number of a rule in an address; undefined where it is none of five digits. */
export const ruleIn = (text: string): number | undefined => (/^[1-9]\d{4}$/.test(text) ? Number(text) : undefined)

/** In the place of a number: rejected, and no rule was named. */
export const noRule = 'none'
