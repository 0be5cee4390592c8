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

interface Sizes {
  large: Buffer
  small: Buffer
}

/** Refuses what is no still picture, at least so many pixels wide and high, and names its sizes by their bytes. */
export async function readPicture<Encoded extends Sizes>(
  bytes: Buffer,
  { least }: { least: number },
  encode: () => Promise<Encoded>,
): Promise<Encoded & { name: string }> {
  if (bytes.length === 0) throw new Refusal(422, 'photoEmpty')
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
    if (pages > 1 || isAnimatedPng(bytes)) throw new Refusal(422, 'photoMoves')
    if (Math.min(width, height) < least) throw new Refusal(422, 'photoTooSmall', { values: { least } })
    const encoded = await encode()
    return { ...encoded, name: createHash('sha256').update(encoded.large).digest('hex').slice(0, 16) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(422, sentenceOf(error))
  }
}

/** The upright pixels of a picture and nothing else that stood in its file. */
export const reencode = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' }).autoOrient()

/** libvips counts one page in a PNG that moves: its control chunk stands before the pixels. */
function isAnimatedPng(bytes: Buffer) {
  if (!bytes.subarray(1, 4).equals(Buffer.from('PNG'))) return false
  const control = bytes.indexOf('acTL', 0, 'latin1')
  return control >= 0 && control < bytes.indexOf('IDAT', 0, 'latin1')
}

function sentenceOf(error: unknown): Sentence {
  if (/unsupported image format/.test(String(error))) return 'photoNotPicture'
  return /pixel limit/.test(String(error)) ? 'photoTooManyPixels' : 'photoBroken'
}
