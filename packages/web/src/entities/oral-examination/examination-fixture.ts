import type { Schema } from '@clinic/api'
import { emptyOralExamination } from '@clinic/core/oral-examination'

/** What a dentist found in a mouth: everything the form asks for. */
export const examinationContentFixture = (
  said: Partial<Schema<'OralExaminationContent'>> = {},
): Schema<'OralExaminationContent'> => ({
  ...emptyOralExamination,
  occlusion: 'normal_bite',
  torus_palatinus: 'small',
  torus_mandibularis: 'none',
  palate: 'medium',
  diastema: 'present',
  diastema_place: '11-21',
  diastema_width: 1.5,
  anomaly: 'present',
  anomaly_teeth: '12, 22',
  anomaly_shape: 'Peg shaped',
  others: 'Frenulum labialis superior tinggi',
  photo_count: 2,
  radiograph_dental: 1,
  radiograph_opg: 1,
  ohis: [
    { tooth: '16', debris: 1, calculus: 0 },
    { tooth: '11', debris: 1, calculus: 0 },
    { tooth: '26', debris: 2, calculus: 1 },
    { tooth: '36', debris: 1, calculus: 1 },
    { tooth: '31', debris: 0, calculus: 0 },
    { tooth: '46', debris: 1, calculus: 1 },
  ],
  ...said,
})

export const examinationFixture = (overrides: Partial<Schema<'OralExamination'>> = {}): Schema<'OralExamination'> => ({
  id: 1,
  visit_id: 1,
  date: '2026-11-20',
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  state: 'final',
  content: examinationContentFixture(),
  written_at: '2026-11-20T03:00:00.000Z',
  version: 2,
  ...overrides,
})
