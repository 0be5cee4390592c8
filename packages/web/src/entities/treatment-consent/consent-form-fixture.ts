import type { Schema } from '@clinic/api'

/** What patients are told before an extraction. */
export const consentFormFixture = (overrides: Partial<Schema<'ConsentForm'>> = {}): Schema<'ConsentForm'> => ({
  id: 1,
  name: 'Pencabutan gigi',
  category: 'oral_surgery',
  procedure: 'Gusi dibius lokal, lalu gigi dilonggarkan dan dicabut. Bila perlu, luka dijahit.',
  purpose: 'Menghilangkan nyeri dan sumber infeksi dari gigi yang tidak dapat dipertahankan.',
  risks: 'Nyeri, bengkak, perdarahan, infeksi, dan mati rasa sementara pada bibir atau lidah.',
  alternatives: 'Perawatan saluran akar. Tanpa tindakan, infeksi dapat menyebar.',
  prognosis: 'Baik; luka sembuh dalam satu sampai dua minggu.',
  procedure_en: 'The gum is numbed, then the tooth is loosened and taken out. If needed the wound is stitched.',
  purpose_en: 'To end the pain and the infection of a tooth that cannot be kept.',
  risks_en: 'Pain, swelling, bleeding, infection, and a lip or tongue that is numb for a while.',
  alternatives_en: 'Root canal treatment. Without treatment the infection can spread.',
  prognosis_en: 'Good; the wound heals in one to two weeks.',
  status: 'active',
  version: 1,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
  ...overrides,
})
