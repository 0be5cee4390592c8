import { createHash } from 'node:crypto'

/** The hash of what is signed, in hexadecimal digits. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
