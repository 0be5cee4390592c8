import { encodeWhole } from '../../domain/photo/encode-whole'

/** Thin strokes stay sharp: paper shows what a screen forgives. */
export const encodeClinicImage = (bytes: Buffer) =>
  encodeWhole(bytes, {
    least: 48,
    large: 800,
    small: 240,
    webp: { quality: 92, alphaQuality: 100, preset: 'drawing' },
  })
