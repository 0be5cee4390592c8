import type { Schema } from '@clinic/api'

/** The categories of services, in the order of the price list. */
export const productCategories = [
  'consultation',
  'preventive',
  'conservation',
  'endodontics',
  'periodontics',
  'oral_surgery',
  'prosthodontics',
  'orthodontics',
  'paedodontics',
  'radiology',
  'aesthetic',
  'laboratory',
] as const satisfies readonly Schema<'ProductCategory'>[]
