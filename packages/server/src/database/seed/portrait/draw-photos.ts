import { encodeSquare } from '../../../domain/photo/encode-square'
import { rasterizeDrawings } from '../../../domain/photo/rasterize-drawings'
import { drawPortrait, side } from './portrait'
import type { Portrayed } from './subjects'

export type DemoPhoto = Portrayed & { photo: Awaited<ReturnType<typeof encodeSquare>> }

/** Draws people and encodes the drawings as uploaded photos are encoded; one after the other, because the database is being filled meanwhile. */
export async function drawPhotos(people: readonly Portrayed[]): Promise<DemoPhoto[]> {
  const pictures = await rasterizeDrawings(people.map(drawPortrait))
  const photos: DemoPhoto[] = []
  for (const [index, person] of people.entries())
    photos.push({
      ...person,
      photo: await encodeSquare(pictures[index] ?? Buffer.alloc(0), { large: side, effort: 2 }),
    })
  return photos
}
