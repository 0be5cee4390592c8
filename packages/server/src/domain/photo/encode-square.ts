import { readPicture, reencode } from './read-picture'

interface Cost {
  /** The pixels of a side of the large one. */
  large?: number
  /** Of 6: with less it is done sooner and takes more room. */
  effort?: number
}

/** The picture of a person as it is shown, square, upright and without anything else that stood in the file: no place, no time, no camera. */
export const encodeSquare = (bytes: Buffer, { large: largeSide = 512, effort = 4 }: Cost = {}) =>
  readPicture(bytes, { least: 96 }, async () => {
    const squareOf = (from: Buffer, side: number) =>
      reencode(from)
        .resize(side, side, { fit: 'cover' })
        .flatten({ background: '#fff' })
        .webp({ quality: 80, effort })
        .toBuffer()
    const large = await squareOf(bytes, largeSide)
    const small = await squareOf(large, 96)
    return { large, small }
  })
