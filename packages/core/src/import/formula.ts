/**
 * Where a spreadsheet begins a cell, whatever separator it was told and whatever quotation marks it looks at: at the
 * beginning, and after each separator, quotation mark and end of a line. What stands there and would be run is one of the
 * signs that end this, behind apostrophes that guard it already.
 */
const formula = /([,;|\t"\r\n] *)(?='*[=+\-@＝＋－＠])/g
const guardedFormula = /([,;|\t"\r\n] *)'(?='*[=+\-@＝＋－＠])/g

/** A cell of a file that is given out: text, wherever a spreadsheet takes it apart. */
export const guarded = (text: string) => asLine(text, (line) => line.replace(formula, "$1'"))

/** The cell as it was before it was guarded. */
export const unguarded = (text: string) => asLine(text, (line) => line.replace(guardedFormula, '$1'))

/** The beginning is the beginning of a line. */
const asLine = (text: string, change: (line: string) => string) => change(`\n${text}`).slice(1)
