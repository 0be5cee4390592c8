import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const productStatuses: Values<Schema<'ProductStatus'>> = activeStatuses

/** In the order of the price list. */
export const productCategories: Values<Schema<'ProductCategory'>> = {
  consultation: { en: 'Consultation', id: 'Konsultasi' },
  preventive: { en: 'Preventive', id: 'Preventif' },
  conservation: { en: 'Conservation', id: 'Konservasi' },
  endodontics: { en: 'Endodontics', id: 'Endodonti' },
  periodontics: { en: 'Periodontics', id: 'Periodonti' },
  oral_surgery: { en: 'Oral surgery', id: 'Bedah mulut' },
  prosthodontics: { en: 'Prosthodontics', id: 'Prostodonti' },
  orthodontics: { en: 'Orthodontics', id: 'Ortodonti' },
  paedodontics: { en: 'Paedodontics', id: 'Pedodonti' },
  radiology: { en: 'Radiology', id: 'Radiologi' },
  aesthetic: { en: 'Aesthetic', id: 'Estetik' },
  laboratory: { en: 'Laboratory', id: 'Laboratorium' },
}

export const productScopes: Values<Schema<'ProductScope'>> = {
  tooth: { en: 'A tooth', id: 'Gigi', cell: { en: 'Tooth', id: 'Gigi' } },
  surface: { en: 'A surface', id: 'Permukaan', cell: { en: 'Surface', id: 'Permukaan' } },
  jaw: { en: 'A jaw', id: 'Rahang', cell: { en: 'Jaw', id: 'Rahang' } },
  mouth: { en: 'The whole mouth', id: 'Seluruh mulut', cell: { en: 'Mouth', id: 'Seluruh mulut' } },
  none: { en: 'No tooth', id: 'Tanpa gigi', cell: { en: 'None', id: 'Tidak ada' } },
}

export const priceModels: Values<Schema<'PriceModel'>> = {
  fixed: { en: 'Fixed', id: 'Tetap' },
  per_tooth: { en: 'Per tooth', id: 'Per gigi' },
  per_surface: { en: 'Per surface', id: 'Per permukaan' },
}
