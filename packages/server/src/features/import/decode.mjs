/** @typedef {import('./table').Encoding} Encoding */

/**
 * The text of a file, and how it was written: by its mark, as UTF-8 if it can be, else as older spreadsheets save it.
 * @param {Buffer} bytes
 * @returns {{ text: string, encoding: Encoding }}
 */
export function decode(bytes) {
  const marked = marks.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** @type {readonly { mark: Buffer, encoding: Encoding }[]} */
const marks = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
]
