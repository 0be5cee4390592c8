/** A text without marks of direction and with plain spaces: a page, a message or a list of contacts gives the others along, unseen, when it is copied. */
export const visibleText = (text: string): string => text.replace(directionMarks, '').replace(noBreakSpaces, ' ')

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const noBreakSpaces = /[\u00a0\u2007\u202f]/g
