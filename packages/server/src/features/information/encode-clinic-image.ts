import { readPicture, reencode } from '../../domain/photo/read-picture'

/** The image in its own proportions, with its transparency and without anything else that stood in the file. */
export const encodeClinicImage = (bytes: Buffer) =>
  readPicture(bytes, { least: 48 }, async () => {
    const { data: large, info } = await within(bytes, 800)
    const { data: small } = await within(large, 240)
    return { large, small, width: info.width, height: info.height }
  })

/** Thin strokes stay sharp: paper shows what a screen forgives. */
const within = (bytes: Buffer, side: number) =>
  reencode(bytes)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100, preset: 'drawing' })
    .toBuffer({ resolveWithObject: true })
