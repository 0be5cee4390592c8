import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import type { Note } from './note-query'

const signedAt = '2026-11-20T03:12:00.000Z'
const signature: Schema<'NoteSignature'> = {
  doctor_id: 1,
  name: 'drg. Ratna Dewi, Sp.KG',
  sip_number: '503/SIP/2026/014',
  signed_at: signedAt,
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

/** A service as the list of the clinic holds it. */
export const serviceFixture = (overrides: Partial<Schema<'Product'>> = {}): Schema<'Product'> => ({
  id: 1,
  code: 'KON-03',
  name: 'Tambalan komposit',
  name_en: 'Composite filling',
  category: 'conservation',
  icd9cm: '23.2',
  scope: 'surface',
  price_model: 'per_surface',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: 'cof',
  taxable: false,
  online_bookable: true,
  status: 'active',
  price: 350_000,
  version: 1,
  created_at: signedAt,
  updated_at: signedAt,
  ...overrides,
})

/** A scaling of the whole mouth, an extraction that needs a consent, and a root canal treatment of which the ICD-9-CM code is open. */
export const servicesFixture = [
  serviceFixture(),
  serviceFixture({
    id: 2,
    code: 'PER-02',
    name: 'Scaling dua rahang',
    name_en: 'Scaling, both jaws',
    icd9cm: '96.54',
    scope: 'mouth',
    odontogram_code: '',
  }),
  serviceFixture({
    id: 3,
    code: 'BED-01',
    name: 'Pencabutan gigi tetap',
    name_en: 'Extraction of a permanent tooth',
    icd9cm: '23.09',
    scope: 'tooth',
    odontogram_code: 'mis',
    needs_consent: true,
  }),
  serviceFixture({
    id: 4,
    code: 'END-01',
    name: 'Perawatan saluran akar',
    name_en: 'Root canal treatment',
    icd9cm: '',
    scope: 'tooth',
    odontogram_code: 'rct',
  }),
]

/** Who can be named in a note. */
export const performersFixture: Schema<'PerformersReply'>['data'] = {
  doctors: [
    { id: 2, name: 'drg. Bagus Prakoso' },
    { id: 1, name: 'drg. Ratna Dewi, Sp.KG' },
  ],
  assistants: [{ id: 4, name: 'Yuni Kartika' }],
}

/** A long note, with all that can be in one. */
export const fullNoteContent = noteContentFixture({
  subjective: {
    chief_complaint: 'Gigi kanan bawah ngilu bila minum dingin sejak dua minggu',
    history: 'Memberat tiga hari terakhir, hilang bila rangsang dihentikan',
    medical_history: 'Hipertensi terkontrol, amlodipin 5 mg',
    habits: 'Mengunyah satu sisi',
  },
  objective: {
    extra_oral: 'Wajah simetris, kelenjar limfe tidak teraba',
    intra_oral: 'Kavitas oklusal 46 sampai dentin, kalkulus regio anterior bawah',
    tests: [
      { id: 1, tooth: '46', kind: 'cold', result: '+' },
      { id: 2, tooth: '46', kind: 'percussion', result: '-' },
    ],
  },
  diagnoses: [
    { id: 1, code: 'K02.1', tooth: '46', rank: 'primary', certainty: 'definite', prognosis: 'good' },
    { id: 2, code: 'K03.6', tooth: null, rank: 'secondary', certainty: 'definite', prognosis: null },
  ],
  procedures: [
    noteProcedureFixture(),
    noteProcedureFixture({ id: 2, product_id: 2, tooth: null, surfaces: [] }),
    noteProcedureFixture({
      id: 3,
      product_id: 3,
      tooth: '38',
      surfaces: [],
      outcome: 'continued',
      consent: { witness: 'Rani Putri', at: signedAt },
    }),
  ],
  plan: { plan: 'Pencabutan 38 kunjungan berikut', instructions: 'Jangan mengunyah di kanan hari ini', referral: '' },
  control: { on: '2026-12-04', reason: 'Kontrol tambalan' },
})

export const noteFixture = (overrides: Partial<Note> = {}): Note => ({
  id: 5,
  visit_id: 7,
  doctor_id: 1,
  doctor_name: signature.name,
  state: 'draft',
  content: noteContentFixture(),
  signature: null,
  is_intact: true,
  addenda: [],
  version: 3,
  created_at: signedAt,
  updated_at: signedAt,
  ...overrides,
})

export const signedNoteFixture = (overrides: Partial<Note> = {}): Note =>
  noteFixture({ state: 'signed', content: fullNoteContent, signature, ...overrides })

export const addendumFixture = (overrides: Partial<Schema<'Addendum'>> = {}): Schema<'Addendum'> => ({
  id: 1,
  text: 'Pasien menelepon sore hari: masih sedikit ngilu, disarankan menunggu tiga hari.',
  signature: { ...signature, signed_at: '2026-11-20T09:40:00.000Z', hash: '60303ae22b998861bce3b28f33eec1be758a213c' },
  is_intact: true,
  ...overrides,
})
