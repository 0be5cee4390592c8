import type { WebpOptions } from 'sharp'
import { readPicture, reencode } from './read-picture'

interface Whole {
  /** The fewest pixels either side may have. */
  least: number
  /** The most pixels of either side, in each size. */
  large: number
  small: number
  webp: WebpOptions
}

/** The picture in its own proportions, with its transparency and without anything else that stood in the file. */
export const encodeWhole = (bytes: Buffer, { least, webp, ...sides }: Whole) =>
  readPicture(bytes, { least }, async () => {
    const within = (from: Buffer, side: number) =>
      reencode(from)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp(webp)
        .toBuffer({ resolveWithObject: true })
    const { data: large, info } = await within(bytes, sides.large)
    const { data: small } = await within(large, sides.small)
    return { large, small, width: info.width, height: info.height }
  })
