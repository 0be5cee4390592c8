/** Text within a field of a contact or a calendar entry (RFC 6350 and 5545): a line break in it would begin another field. */
export const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')

/** The lines of a contact or a calendar entry as a file has them. */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('')
