import { pictureHeader } from './picture-header'
import { mostBytes, PictureRefused, photoTypes } from './picture-problem'

/** As on the server: a small file can claim a billion pixels, and a browser would decode them. */
const mostPixels = 64_000_000
/** More than any size the server keeps. */
const mostSide = 2400
/** The details a camera writes before the picture are shorter. */
const headerBytes = 1024 * 1024

/** Returns the picture to send: the file itself, or the same picture smaller where the server would refuse the file for its size. */
export async function preparePicture(file: File): Promise<Blob> {
  const header = pictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  if (header && header.width * header.height > mostPixels) throw new PictureRefused('pixels')
  if (file.size <= mostBytes) return file
  if (!header) throw new PictureRefused('type')
  // drawn it would stand still, and be another picture than the one chosen
  if (header.moves) throw new PictureRefused('moves')
  const smaller = await drawSmaller(file)
  if (!smaller || !photoTypes.includes(smaller.type)) throw new PictureRefused('broken')
  if (smaller.size > mostBytes) throw new PictureRefused('size')
  return smaller
}

/** Only JPEG has nothing that is transparent. */
async function drawSmaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('broken')
  })
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}
