import { readPicture, reencode } from '../../domain/photo/read-picture'

/** The picture of a person as it is shown, square, upright and without anything else that stood in the file: no place, no time, no camera. */
export const encodeSquare = (bytes: Buffer) =>
  readPicture(bytes, { least: 96 }, async () => {
    const large = await squareOf(bytes, { side: 512 })
    const small = await squareOf(large, { side: 96 })
    return { large, small }
  })

const squareOf = (bytes: Buffer, { side }: { side: number }) =>
  reencode(bytes).resize(side, side, { fit: 'cover' }).flatten({ background: '#fff' }).webp({ quality: 80 }).toBuffer()
