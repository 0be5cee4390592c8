export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file, and how it was written: by its mark, as UTF-8 if it can be, else as older spreadsheets save it. */
export function decode(bytes: Buffer): { text: string; encoding: Encoding } {
  const marked = marks.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

const marks: readonly { mark: Buffer; encoding: Encoding }[] = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
]
