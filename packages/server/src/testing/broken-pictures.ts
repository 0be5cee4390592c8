import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A PNG that says how large it is, and has next to nothing in it. */
export function pictureBomb(side: number) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), rows])
}

/** A PNG with the control chunk of an animation behind its header. */
export async function movingPng() {
  const still = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const afterHeader = 33
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)])
}

/** Two frames of a hundred pixels a side. */
export const movingWebp = () =>
  sharp(Buffer.alloc(100 * 200 * 3).fill(255, 100 * 100 * 3), {
    raw: { width: 100, height: 200, channels: 3, pageHeight: 100 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
