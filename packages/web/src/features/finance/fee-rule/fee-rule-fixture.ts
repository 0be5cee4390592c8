import type { Schema } from '@clinic/api'
import { storedTimes } from '../../../testing/master-stories'

export const ofDentist: Schema<'FeeRule'> = {
  id: 1,
  doctor_id: 3,
  product_id: null,
  category: null,
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  basis: 'on_paid',
  deducts_materials: true,
  minimum: null,
  maximum: null,
  assistant_percent: 5,
  guarantee: 300_000,
  valid_from: '2026-01-01',
  status: 'active',
  doctor_name: 'drg. Maya Kusuma, Sp.KG',
  product_name: null,
  version: 1,
  ...storedTimes,
}

export const ofService: Schema<'FeeRule'> = {
  ...ofDentist,
  id: 2,
  doctor_id: null,
  product_id: 7,
  kind: 'fixed',
  percent: null,
  amount: 75_000,
  basis: 'on_done',
  deducts_materials: false,
  guarantee: null,
  doctor_name: null,
  product_name: 'Pencabutan gigi sulung',
}

export const ofCategory: Schema<'FeeRule'> = {
  ...ofDentist,
  id: 3,
  category: 'prosthodontics',
  percent: 30,
  minimum: 100_000,
  maximum: 2_000_000,
  guarantee: null,
  status: 'inactive',
}
