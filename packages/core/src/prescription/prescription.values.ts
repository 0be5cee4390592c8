import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type PrescriptionState = Schema<'PrescriptionState'>

export const prescriptionStates: Values<PrescriptionState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  signed: { en: 'Signed', id: 'Ditandatangani', tone: 'info' },
  partly_dispensed: { en: 'Partly dispensed', id: 'Diserahkan sebagian', tone: 'warning' },
  dispensed: { en: 'Dispensed', id: 'Diserahkan', tone: 'success' },
  closed: { en: 'Closed', id: 'Ditutup' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
}

export type DoseUnit = Schema<'DoseUnit'>

export const doseUnits: Values<DoseUnit> = {
  tablet: { en: 'tablet', plural: 'tablets', id: 'tablet' },
  capsule: { en: 'capsule', plural: 'capsules', id: 'kapsul' },
  millilitre: { en: 'ml', id: 'ml' },
  teaspoon: { en: 'teaspoon', plural: 'teaspoons', id: 'sendok teh' },
  tablespoon: { en: 'tablespoon', plural: 'tablespoons', id: 'sendok makan' },
  drop: { en: 'drop', plural: 'drops', id: 'tetes' },
  sachet: { en: 'sachet', plural: 'sachets', id: 'bungkus' },
  application: { en: 'application', plural: 'applications', id: 'oles' },
  rinse: { en: 'rinse', plural: 'rinses', id: 'kumur' },
  spray: { en: 'spray', plural: 'sprays', id: 'semprot' },
}

export type DoseMoment = Schema<'DoseMoment'>

export const doseMoments: Values<DoseMoment> = {
  morning: { en: 'morning', id: 'pagi' },
  noon: { en: 'noon', id: 'siang' },
  afternoon: { en: 'afternoon', id: 'sore' },
  night: { en: 'night', id: 'malam' },
  bedtime: { en: 'at bedtime', id: 'sebelum tidur' },
}

export type DoseMeal = Schema<'DoseMeal'>

export const doseMeals: Values<DoseMeal> = {
  before: { en: 'before meals', id: 'sebelum makan' },
  with: { en: 'with meals', id: 'saat makan' },
  after: { en: 'after meals', id: 'sesudah makan' },
}

export type DoseNeed = Schema<'DoseNeed'>

/** When it is taken that is not taken regularly. */
export const doseNeeds: Values<DoseNeed> = {
  needed: { en: 'if needed', id: 'bila perlu' },
  pain: { en: 'for pain', id: 'bila nyeri' },
  fever: { en: 'for fever', id: 'bila demam' },
}
