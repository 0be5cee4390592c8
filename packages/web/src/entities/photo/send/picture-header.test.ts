import { describe, expect, it } from 'vitest'
import { pictureHeader } from './picture-header'

const text = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0))
const read = (...bytes: readonly (number | number[])[]) => pictureHeader(new Uint8Array(bytes.flat()))

const png = [0x89, ...text('PNG\r\n\x1a\n')]
const header = [0, 0, 0, 13, ...text('IHDR'), 0, 0, 0x01, 0x2c, 0, 0, 0, 0xc8, 8, 2, 0, 0, 0, 0, 0, 0, 0]
const control = [0, 0, 0, 8, ...text('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
const pixels = [0, 0, 0, 1, ...text('IDAT'), 0, 0, 0, 0, 0]
const webp = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')]
/** A frame of 300 by 200 pixels. */
const frame = [0xff, 0xc2, 0, 17, 8, 0, 0xc8, 0x01, 0x2c]
/** The details of a camera, with the frame of a thumbnail in it. */
const details = [0xff, 0xe1, 0, 11, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9]

describe('what a picture says of itself', () => {
  it.each([
    ['JPEG', [[0xff, 0xd8], frame], false],
    ['JPEG of a camera', [[0xff, 0xd8], details, [0xff, 0xff], frame.slice(1)], false],
    ['PNG', [png, header, pixels], false],
    ['PNG with a control chunk behind its pixels', [png, header, pixels, control], false],
    ['PNG that moves', [png, header, control, pixels], true],
    ['extended WebP', [webp, text('VP8X'), [10, 0, 0, 0, 0, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0]], false],
    ['WebP that moves', [webp, text('VP8X'), [10, 0, 0, 0, 2, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0]], true],
    ['WebP without loss', [webp, text('VP8L'), [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0]], false],
    ['WebP', [webp, text('VP8 '), [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 1, 0xc8, 0]], false],
  ])('is read: %s', (_, bytes, moves) => expect(read(...bytes)).toEqual({ width: 300, height: 200, moves }))

  it.each([
    ['nothing', []],
    ['text', text('hello, I am a.jpg')],
    ['the beginning of a JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['a JPEG without a frame', [0xff, 0xd8, ...details, 0, 0]],
    ['a PNG cut off', [...png, ...header.slice(0, 10)]],
    ['another RIFF', [...text('RIFF'), 0, 0, 0, 0, ...text('AVI LIST')]],
    ['a WebP of no known kind', [...webp, ...text('ALPH')]],
    ['a PNG without width', [...png, ...header.map((byte, at) => (at >= 8 && at < 12 ? 0 : byte)), ...pixels]],
  ])('is nothing where it is %s', (_, bytes) => expect(read(bytes)).toBeUndefined())
})
