/** What a spreadsheet would run instead of showing it. */
const beginsFormula = /^[=+\-@\t\r]/

/** A cell of a file that is given out: text, whatever it begins with. */
export const guarded = (text: string) => (beginsFormula.test(text) || /^'[=+\-@\t\r']/.test(text) ? `'${text}` : text)

/** The cell as it was before it was guarded. */
export const unguarded = (text: string) => (/^'[=+\-@\t\r']/.test(text) ? text.slice(1) : text)
