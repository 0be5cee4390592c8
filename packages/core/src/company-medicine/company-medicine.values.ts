import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const companyMedicineStatuses: Values<Schema<'CompanyMedicineStatus'>> = activeStatuses

/** The classes of the Indonesian law on medicines, and what a clinic keeps beside medicines. */
export const medicineCategories: Values<Schema<'MedicineCategory'>> = {
  over_the_counter: { en: 'Over the counter', id: 'Obat bebas' },
  limited_over_the_counter: { en: 'Over the counter, limited', id: 'Obat bebas terbatas' },
  prescription_only: { en: 'On prescription only', id: 'Obat keras' },
  psychotropic: { en: 'Psychotropic', id: 'Psikotropika' },
  narcotic: { en: 'Narcotic', id: 'Narkotika' },
  consumable: { en: 'Consumable', id: 'Bahan habis pakai' },
  instrument: { en: 'Instrument', id: 'Alat' },
  dental_material: { en: 'Dental material', id: 'Bahan gigi' },
}

export const medicineForms: Values<Schema<'MedicineForm'>> = {
  tablet: { en: 'Tablet', id: 'Tablet' },
  caplet: { en: 'Caplet', id: 'Kaplet' },
  capsule: { en: 'Capsule', id: 'Kapsul' },
  syrup: { en: 'Syrup', id: 'Sirup' },
  suspension: { en: 'Suspension', id: 'Suspensi' },
  drops: { en: 'Drops', id: 'Tetes' },
  mouthwash: { en: 'Mouthwash', id: 'Obat kumur' },
  gel: { en: 'Gel', id: 'Gel' },
  cream: { en: 'Cream', id: 'Krim' },
  ointment: { en: 'Ointment', id: 'Salep' },
  powder: { en: 'Powder', id: 'Serbuk' },
  spray: { en: 'Spray', id: 'Semprot' },
  lozenge: { en: 'Lozenge', id: 'Tablet hisap' },
  injection: { en: 'Injection', id: 'Injeksi' },
  other: { en: 'Another form', id: 'Sediaan lain' },
  none: { en: 'No medicine', id: 'Bukan obat' },
}

/** What it is counted in. */
export const medicineUnits: Values<Schema<'MedicineUnit'>> = {
  tablet: { en: 'Tablet', plural: 'Tablets', id: 'Tablet' },
  caplet: { en: 'Caplet', plural: 'Caplets', id: 'Kaplet' },
  capsule: { en: 'Capsule', plural: 'Capsules', id: 'Kapsul' },
  bottle: { en: 'Bottle', plural: 'Bottles', id: 'Botol' },
  tube: { en: 'Tube', plural: 'Tubes', id: 'Tube' },
  ampoule: { en: 'Ampoule', plural: 'Ampoules', id: 'Ampul' },
  vial: { en: 'Vial', plural: 'Vials', id: 'Vial' },
  cartridge: { en: 'Cartridge', plural: 'Cartridges', id: 'Karpul' },
  sachet: { en: 'Sachet', plural: 'Sachets', id: 'Saset' },
  syringe: { en: 'Syringe', plural: 'Syringes', id: 'Spuit' },
  piece: { en: 'Piece', plural: 'Pieces', id: 'Buah' },
  pair: { en: 'Pair', plural: 'Pairs', id: 'Pasang' },
  box: { en: 'Box', plural: 'Boxes', id: 'Boks' },
  pack: { en: 'Pack', plural: 'Packs', id: 'Pak' },
  roll: { en: 'Roll', plural: 'Rolls', id: 'Gulung' },
  millilitre: { en: 'ml', id: 'ml' },
  gram: { en: 'g', id: 'g' },
}

/** What several units are bought in. */
export const medicinePacks: Values<Schema<'MedicinePack'>> = {
  none: { en: 'No pack', id: 'Tanpa kemasan' },
  strip: { en: 'Strip', id: 'Strip' },
  blister: { en: 'Blister', id: 'Blister' },
  box: { en: 'Box', id: 'Boks' },
  bottle: { en: 'Bottle', id: 'Botol' },
  pack: { en: 'Pack', id: 'Pak' },
  bag: { en: 'Bag', id: 'Kantong' },
  tray: { en: 'Tray', id: 'Baki' },
}

/** The advice of a medicine for pregnant patients. */
export const pregnancyAdvices: Values<Schema<'PregnancyAdvice'>> = {
  unknown: { en: 'Unknown for pregnancy', id: 'Belum diketahui untuk ibu hamil' },
  allowed: { en: 'Allowed in pregnancy', id: 'Boleh untuk ibu hamil' },
  caution: { en: 'With caution in pregnancy', id: 'Hati-hati untuk ibu hamil', tone: 'warning' },
  avoid: { en: 'Not in pregnancy', id: 'Tidak untuk ibu hamil', tone: 'error' },
}
