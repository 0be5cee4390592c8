/** A text without marks of direction and with plain spaces: a page, a message or a list of contacts gives the others along, unseen, when it is copied. */
export const visibleText = (text: string): string => text.replace(directionMarks, '').replace(noBreakSpaces, ' ')

/** A number as its field takes it: visible, with plain dashes, and without the spaces that a copy brings along before it. */
export const visibleNumber = (text: string): string => visibleText(text).replace(dashes, '-').trimStart()

const dashes = /[\u2010-\u2015\u2212]/g
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const noBreakSpaces = /[\u00a0\u2007\u202f]/g
