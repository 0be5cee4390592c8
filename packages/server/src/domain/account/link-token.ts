import { randomBytes } from 'node:crypto'

/** 32 characters that are not confused when they are typed with the remote control of a television. */
const signs = 'abcdefghjklmnpqrstuvwxyz23456789'

/** Returns the secret of a link: 26 characters of 5 bits, 130 random bits. */
export const linkToken = () => Array.from(randomBytes(26), (byte) => signs.charAt(byte % signs.length)).join('')
