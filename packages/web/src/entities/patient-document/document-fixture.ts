import type { Reply } from '../../testing/scene'
import type { PatientDocument } from './document-query'

/** A radiograph of two teeth, as the server sends it. */
export const documentFixture = (overrides: Partial<PatientDocument> = {}): PatientDocument => ({
  id: 1,
  patient_id: 12,
  visit_id: 7,
  kind: 'bitewing',
  taken_on: '2026-11-02',
  teeth: ['46', '47'],
  remark: 'Karies proksimal 46, dilihat juga dari sisi lingual dan dibandingkan dengan foto tahun lalu',
  photo: '0123456789abcdef',
  width: 900,
  height: 680,
  state: 'kept',
  removed: null,
  created_at: '2026-11-02T03:10:00Z',
  created_by: 'drg. Andi Pratama',
  version: 1,
  ...overrides,
})

/** Of each group one, and one that was removed. */
export const manyDocuments: PatientDocument[] = [
  documentFixture(),
  documentFixture({
    id: 2,
    kind: 'panoramic',
    teeth: [],
    remark: '',
    taken_on: '2025-04-01',
    width: 1600,
    height: 760,
  }),
  documentFixture({ id: 3, kind: 'intraoral', teeth: [], remark: 'Sebelum perawatan', width: 1200, height: 800 }),
  documentFixture({ id: 4, kind: 'consent', teeth: ['46'], remark: 'عبد الله', width: 1000, height: 1400 }),
  documentFixture({
    id: 5,
    kind: 'periapical',
    photo: null,
    state: 'removed',
    removed: { reason: 'Pasien lain', by: 'drg. Andi Pratama', at: '2026-11-02T04:00:00Z' },
  }),
]

/** A picture of some shades, as the server sends it. */
export const drawnFile: Reply = async () => {
  const canvas = new OffscreenCanvas(900, 680)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  context.fillStyle = 'dimgray'
  context.fillRect(0, 0, 900, 680)
  context.fillStyle = 'silver'
  for (const left of [80, 350, 620]) context.fillRect(left, 120, 200, 440)
  return new Response(await canvas.convertToBlob({ type: 'image/webp' }))
}
