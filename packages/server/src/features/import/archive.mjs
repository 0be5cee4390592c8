import { inflateRawSync } from 'node:zlib'
import { FileRefused } from './file-refused.mjs'
import { tableLimits } from './table-limits.mjs'

/**
 * Opens a ZIP archive (APPNOTE 6.3): returns its parts by name, each unpacked on request and never beyond the rest of the
 * limit, whatever the archive claims.
 * @param {Buffer} bytes
 * @returns {(name: string) => Buffer | undefined}
 */
export function openArchive(bytes) {
  const { count, start } = directoryOf(bytes)
  if (count > tableLimits.parts) throw new FileRefused(413, 'importTooLargeInside')
  /** @type {Map<string, Part>} */
  const parts = new Map()
  let inside = 0
  for (let at = start, index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError('no part of an archive')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    const part = partOf(bytes, at)
    inside += part.size
    parts.set(bytes.toString('utf8', at + 46, at + 46 + Number(nameLength)), part)
    at += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength)
  }
  if (inside > tableLimits.inside) throw new FileRefused(413, 'importTooLargeInside')
  let left = tableLimits.inside
  return (name) => {
    const part = parts.get(name)
    if (!part) return undefined
    const unpacked = unpack(bytes, part, left)
    left -= unpacked.length
    return unpacked
  }
}

/** @typedef {{ method: number, packed: number, size: number, header: number }} Part */

/**
 * Returns the position and length of the list of parts; a large archive (zip64) keeps both elsewhere.
 * @param {Buffer} bytes
 */
function directoryOf(bytes) {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1) throw new RangeError('no end of an archive')
  const large = end >= 20 && bytes.readUInt32LE(end - 20) === 0x07064b50 ? numberAt(bytes, end - 12) : undefined
  if (large === undefined || bytes.readUInt32LE(large) !== 0x06064b50)
    return { count: bytes.readUInt16LE(end + 10), start: bytes.readUInt32LE(end + 16) }
  return { count: numberAt(bytes, large + 32), start: numberAt(bytes, large + 48) }
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
const numberAt = (bytes, at) => Number(bytes.readBigUInt64LE(at))

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {Part}
 */
function partOf(bytes, at) {
  const said = {
    size: bytes.readUInt32LE(at + 24),
    packed: bytes.readUInt32LE(at + 20),
    header: bytes.readUInt32LE(at + 42),
  }
  // values that do not fit their field follow the name, in this order
  let extra = at + 46 + bytes.readUInt16LE(at + 28)
  const end = extra + bytes.readUInt16LE(at + 30)
  while (extra + 4 < end && bytes.readUInt16LE(extra) !== 1) extra += 4 + bytes.readUInt16LE(extra + 2)
  let place = extra + 4
  const whole = (/** @type {number} */ value) => {
    if (value !== 0xffffffff || place + 8 > end) return value
    place += 8
    return numberAt(bytes, place - 8)
  }
  const [size, packed, header] = [whole(said.size), whole(said.packed), whole(said.header)]
  return { method: bytes.readUInt16LE(at + 10), size, packed, header }
}

/**
 * @param {Buffer} bytes
 * @param {Part} part
 * @param {number} most
 */
function unpack(bytes, { method, packed, header }, most) {
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === 0) return content
  if (method !== 8) throw new RangeError('packed in an unknown way')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw Object(error).code === 'ERR_BUFFER_TOO_LARGE' ? new FileRefused(413, 'importTooLargeInside') : error
  }
}
