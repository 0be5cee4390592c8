import sharp from 'sharp'

const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Turns SVG that the project itself wrote into PNG. Meanwhile uploaded SVG would be decoded too: call it only before the server listens. */
export async function rasterizeDrawings(drawings: readonly string[]) {
  const pictures: Buffer[] = []
  sharp.unblock(svgLoader)
  try {
    for (const drawing of drawings)
      pictures.push(await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer())
  } finally {
    sharp.block(svgLoader)
  }
  return pictures
}
