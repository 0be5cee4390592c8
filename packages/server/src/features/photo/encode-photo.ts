import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

// Only the formats that cameras and browsers make are enabled; the other loaders of libvips stay blocked whatever a file claims to
// be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One picture is decoded on one thread, so that the others serve.
sharp.concurrency(1)

/** The resolution of the newest phones: a small file can claim a billion pixels. */
const mostPixels = 64_000_000

/** The picture as it is shown, square, upright and without anything else that stood in the file: no place, no time, no camera. */
export async function encodePhoto(bytes: Buffer) {
  if (bytes.length === 0) throw new Refusal(422, 'photoEmpty')
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
    if (pages > 1) throw new Refusal(422, 'photoMoves')
    if (Math.min(width, height) < 96) throw new Refusal(422, 'photoTooSmall')
    const large = await squareOf(bytes, { side: 512 })
    const small = await squareOf(large, { side: 96 })
    return { large, small, name: createHash('sha256').update(large).digest('hex').slice(0, 16) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(422, sentenceOf(error))
  }
}

const squareOf = (bytes: Buffer, { side }: { side: number }) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()

function sentenceOf(error: unknown): Sentence {
  if (/unsupported image format/.test(String(error))) return 'photoNotPicture'
  return /pixel limit/.test(String(error)) ? 'photoTooManyPixels' : 'photoBroken'
}
