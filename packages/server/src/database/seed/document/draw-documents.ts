import type { Schema } from '@clinic/api'
import { encodeWhole } from '../../../domain/photo/encode-whole'
import { rasterizeDrawings } from '../../../domain/photo/rasterize-drawings'
import { drawConsent, drawIntraoral } from './draw-papers'
import { drawBitewing, drawPanoramic, drawPeriapical } from './draw-radiographs'

export interface DemoDocument {
  kind: Schema<'DocumentKind'>
  teeth: readonly Schema<'Tooth'>[]
  remark: string
  photo: Awaited<ReturnType<typeof encodeWhole>>
}

/** The files of the demo clinic, of nobody: drawn, and encoded as uploaded ones are. */
const drawings: readonly (Omit<DemoDocument, 'photo'> & { drawing: string })[] = [
  { kind: 'panoramic', teeth: [], remark: '', drawing: drawPanoramic() },
  { kind: 'bitewing', teeth: ['46', '47'], remark: 'Karies proksimal 46', drawing: drawBitewing() },
  { kind: 'periapical', teeth: ['46'], remark: 'Setelah pengisian saluran akar', drawing: drawPeriapical() },
  { kind: 'intraoral', teeth: [], remark: 'Sebelum perawatan', drawing: drawIntraoral() },
  { kind: 'consent', teeth: ['46'], remark: 'Perawatan saluran akar', drawing: drawConsent() },
]

export async function drawDocuments(): Promise<DemoDocument[]> {
  const pictures = await rasterizeDrawings(drawings.map(({ drawing }) => drawing))
  const documents: DemoDocument[] = []
  for (const [index, { drawing: _, ...said }] of drawings.entries())
    documents.push({
      ...said,
      photo: await encodeWhole(pictures[index] ?? Buffer.alloc(0), {
        least: 96,
        large: 1600,
        small: 320,
        webp: { quality: 80, effort: 2 },
      }),
    })
  return documents
}
