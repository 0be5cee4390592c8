export interface PictureHeader {
  width: number
  height: number
  moves: boolean
}

/** Reads from the first bytes of a JPEG, PNG or WebP how large it says it is and whether it moves, without decoding it. */
export function pictureHeader(bytes: Uint8Array<ArrayBuffer>): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = [jpegHeader, pngHeader, webpHeader].map((read) => readWithin(view, read)).find(Boolean)
  return header && header.width > 0 && header.height > 0 ? header : undefined
}

type Reader = (view: DataView) => PictureHeader | undefined

/** A file that ends inside its header says nothing. */
function readWithin(view: DataView, read: Reader) {
  try {
    return read(view)
  } catch (error) {
    if (error instanceof RangeError) return
    throw error
  }
}

/** Segments lead to the frame, which tells the size; the thumbnail of a camera is inside one that is passed over. */
function jpegHeader(view: DataView): PictureHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at++
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), moves: false }
  }
  return
}

/** The control chunk of an animation stands before the pixels. */
function pngHeader(view: DataView): PictureHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || textAt(view, 12) !== 'IHDR') return
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = textAt(view, at + 4)
    if (chunk === 'acTL') return { ...size, moves: true }
    if (chunk === 'IDAT') break
  }
  return { ...size, moves: false }
}

/** Of the three kinds of WebP only the extended one can move. */
function webpHeader(view: DataView): PictureHeader | undefined {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return
  const kind = textAt(view, 12)
  if (kind === 'VP8X') {
    const side = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
    return { width: side(24), height: side(27), moves: (view.getUint8(20) & 2) !== 0 }
  }
  if (kind === 'VP8L') {
    const sides = view.getUint32(21, true)
    return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >>> 14) & 0x3fff), moves: false }
  }
  if (kind !== 'VP8 ') return
  const side = (at: number) => view.getUint16(at, true) & 0x3fff
  return { width: side(26), height: side(28), moves: false }
}

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
