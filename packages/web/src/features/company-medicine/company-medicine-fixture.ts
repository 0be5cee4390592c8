import type { Schema } from '@clinic/api'
import { storedTimes } from '../../testing/master-stories'

export const amoxicillin: Schema<'CompanyMedicine'> = {
  id: 1,
  name: 'Amoksisilin',
  generic_name: 'Amoxicillin',
  ingredients: ['Amoxicillin'],
  medicine_class: 'Penicillin',
  kfa_code: '',
  form: 'capsule',
  strength: '500 mg',
  category: 'prescription_only',
  unit: 'capsule',
  pack: 'strip',
  pack_size: 10,
  barcode: '8999909096004',
  buy_price: 450,
  sell_price: 1_000,
  requires_batch: true,
  requires_expiry: true,
  pregnancy: 'allowed',
  status: 'active',
  version: 1,
  ...storedTimes,
}

export const lidocaine: Schema<'CompanyMedicine'> = {
  ...amoxicillin,
  id: 2,
  name: 'Lidokain dengan epinefrin',
  generic_name: 'Lidocaine, epinephrine',
  ingredients: ['Lidocaine', 'Epinephrine'],
  medicine_class: 'Local anaesthetic',
  form: 'injection',
  strength: '2 %, 1:80.000',
  unit: 'cartridge',
  pregnancy: 'caution',
}

export const gloves: Schema<'CompanyMedicine'> = {
  ...amoxicillin,
  id: 3,
  name: 'Sarung tangan nitril ukuran S',
  generic_name: '',
  ingredients: [],
  medicine_class: '',
  form: 'none',
  strength: '',
  category: 'consumable',
  unit: 'box',
  pregnancy: 'unknown',
  status: 'inactive',
}
