/**
 * Matches the places where a spreadsheet may begin a cell, with any separator and any quotation marks: at the beginning, and
 * after each separator, quotation mark and end of a line. A formula there begins with one of the signs at the end of the
 * pattern, possibly behind apostrophes that guard it already.
 */
const formula = /([,;|\t"\r\n] *)(?='*[=+\-@＝＋－＠])/g
const guardedFormula = /([,;|\t"\r\n] *)'(?='*[=+\-@＝＋－＠])/g

/** A cell of a file that is given out: text, wherever a spreadsheet takes it apart. */
export const guardFormulas = (text: string) => asLine(text, (line) => line.replace(formula, "$1'"))

/** The cell as it was before it was guarded. */
export const unguardFormulas = (text: string) => asLine(text, (line) => line.replace(guardedFormula, '$1'))

/** The beginning is the beginning of a line. */
const asLine = (text: string, change: (line: string) => string) => change(`\n${text}`).slice(1)
