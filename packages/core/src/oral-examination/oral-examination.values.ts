import type { Schema } from '@clinic/api'
import type { Values } from '../values'

const snomed = (code: string) => `http://snomed.info/sct|${code}`
const loinc = (code: string) => `http://loinc.org|${code}`
const clinicalTerm = (code: string) => `http://terminology.kemkes.go.id/CodeSystem/clinical-term|${code}`

export type ExaminedField =
  | 'occlusion'
  | 'torus_palatinus'
  | 'torus_mandibularis'
  | 'palate'
  | 'diastema'
  | 'anomaly'
  | 'others'
  | 'photos'
  | 'radiographs'

/**
 * The header of the national odontogram form, in its order. Codes, here and below: the playbook "Rawat Jalan Gigi" of SATUSEHAT and
 * its code system of clinical terms (OV, OC and OI); where they give none, there is none.
 */
export const examinedFields: Values<ExaminedField> = {
  occlusion: { en: 'Occlusion', id: 'Oklusi', code: snomed('25272006') },
  torus_palatinus: { en: 'Torus palatinus', id: 'Torus palatinus', code: snomed('46752004') },
  torus_mandibularis: { en: 'Torus mandibularis', id: 'Torus mandibularis', code: snomed('11625007') },
  palate: { en: 'Palate', id: 'Palatum', code: loinc('32460-8') },
  diastema: { en: 'Diastema', id: 'Diastema', code: snomed('734009000') },
  anomaly: { en: 'Dental anomaly', id: 'Gigi anomali', code: snomed('81256000') },
  others: { en: 'Other findings', id: 'Lain-lain' },
  photos: { en: 'Photos taken', id: 'Jumlah foto yang diambil' },
  radiographs: { en: 'Radiographs taken', id: 'Jumlah rontgen foto yang diambil' },
}

export const occlusions: Values<Schema<'Occlusion'>> = {
  normal_bite: { en: 'Normal bite', id: 'Normal bite' },
  cross_bite: { en: 'Cross bite', id: 'Cross bite' },
  steep_bite: { en: 'Steep bite', id: 'Steep bite' },
}

export const torusPalatinusSizes: Values<Schema<'TorusPalatinus'>> = {
  none: { en: 'None', id: 'Tidak ada', code: clinicalTerm('OV000074') },
  small: { en: 'Small', id: 'Kecil', code: clinicalTerm('OV000075') },
  medium: { en: 'Medium', id: 'Sedang', code: clinicalTerm('OV000076') },
  large: { en: 'Large', id: 'Besar', code: clinicalTerm('OV000077') },
  multiple: { en: 'Multiple', id: 'Multipel', code: clinicalTerm('OV000078') },
}

export const torusMandibularisSides: Values<Schema<'TorusMandibularis'>> = {
  none: { en: 'None', id: 'Tidak ada', code: clinicalTerm('OV000079') },
  left: { en: 'Left', id: 'Sisi kiri', code: clinicalTerm('OV000080') },
  right: { en: 'Right', id: 'Sisi kanan', code: clinicalTerm('OV000081') },
  both: { en: 'Both sides', id: 'Kedua sisi', code: clinicalTerm('OV000082') },
}

export const palateDepths: Values<Schema<'PalateDepth'>> = {
  deep: { en: 'Deep', id: 'Dalam', code: clinicalTerm('OV000083') },
  medium: { en: 'Medium', id: 'Sedang', code: clinicalTerm('OV000084') },
  low: { en: 'Low', id: 'Rendah', code: clinicalTerm('OV000085') },
}

export const diastemaPresences: Values<Schema<'DiastemaPresence'>> = {
  absent: { en: 'None', id: 'Tidak ada', code: clinicalTerm('OV000086') },
  present: { en: 'Present', id: 'Ada', code: clinicalTerm('OV000087') },
}

export const toothAnomalyPresences: Values<Schema<'ToothAnomalyPresence'>> = {
  absent: { en: 'None', id: 'Tidak ada', code: clinicalTerm('OV000088') },
  present: { en: 'Present', id: 'Ada', code: clinicalTerm('OV000089') },
}

export type Radiograph = 'radiograph_dental' | 'radiograph_pa' | 'radiograph_opg' | 'radiograph_ceph'

/** As the form abbreviates them. */
export const radiographs: Values<Radiograph> = {
  radiograph_dental: { en: 'Dental', id: 'Dental' },
  radiograph_pa: { en: 'PA', id: 'PA' },
  radiograph_opg: { en: 'OPG', id: 'OPG' },
  radiograph_ceph: { en: 'Ceph', id: 'Ceph' },
}

export type OhisMeasure = 'debris' | 'calculus'

/** Codes: of a score on one tooth. */
export const ohisMeasures: Values<OhisMeasure> = {
  debris: { en: 'Debris', id: 'Debris', code: clinicalTerm('OC000062') },
  calculus: { en: 'Calculus', id: 'Kalkulus', code: clinicalTerm('OC000063') },
}

/** Codes: of the whole mouth. */
export const ohisIndices: Values<'debris' | 'calculus' | 'index'> = {
  debris: { en: 'Debris index', id: 'Indeks debris', code: clinicalTerm('OC000056') },
  calculus: { en: 'Calculus index', id: 'Indeks kalkulus', code: clinicalTerm('OC000057') },
  index: { en: 'OHI-S', id: 'OHI-S', code: clinicalTerm('OC000058') },
}

export const ohisGrades: Values<'good' | 'fair' | 'poor'> = {
  good: { en: 'Good', id: 'Baik', code: clinicalTerm('OI000029'), tone: 'success' },
  fair: { en: 'Fair', id: 'Cukup baik', code: clinicalTerm('OI000030'), tone: 'warning' },
  poor: { en: 'Poor', id: 'Buruk', code: clinicalTerm('OI000031'), tone: 'error' },
}

/** A 0 has no code. */
export const debrisScores: Values<'0' | '1' | '2' | '3'> = {
  0: { en: 'No debris', id: 'Tidak ada debris' },
  1: {
    en: 'Up to a third of the surface, or stain',
    id: 'Sampai 1/3 permukaan, atau stain',
    code: clinicalTerm('OV000097'),
  },
  2: { en: 'Up to two thirds of the surface', id: 'Sampai 2/3 permukaan', code: clinicalTerm('OV000098') },
  3: { en: 'More than two thirds of the surface', id: 'Lebih dari 2/3 permukaan', code: clinicalTerm('OV000099') },
}

export const calculusScores: Values<'0' | '1' | '2' | '3'> = {
  0: { en: 'No calculus', id: 'Tidak ada kalkulus' },
  1: { en: 'Above the gum, up to a third', id: 'Supragingiva, sampai 1/3', code: clinicalTerm('OV000100') },
  2: {
    en: 'Above the gum, up to two thirds, or flecks below it',
    id: 'Supragingiva sampai 2/3, atau bercak subgingiva',
    code: clinicalTerm('OV000101'),
  },
  3: {
    en: 'Above the gum, more than two thirds, or a band below it',
    id: 'Supragingiva lebih dari 2/3, atau pita subgingiva',
    code: clinicalTerm('OV000102'),
  },
}

export const oralExaminationStates: Values<Schema<'OralExaminationState'>> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  final: { en: 'Final', id: 'Final', tone: 'success' },
}
