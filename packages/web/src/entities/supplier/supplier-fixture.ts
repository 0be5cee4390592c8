import type { Schema } from '@clinic/api'
import { storedTimes } from '../../testing/master-stories'

export const sehat: Schema<'Supplier'> = {
  id: 1,
  name: 'PT Sehat Farma Nusantara',
  kind: 'goods',
  contact_person: 'Ibu Wulan',
  phone: '+622155550188',
  email: 'order@sehatfarma.test',
  address: 'Jl. Panjang 12, Jakarta Barat',
  terms_days: 30,
  note: 'Kirim Selasa dan Jumat',
  status: 'active',
  version: 1,
  ...storedTimes,
}

export const denta: Schema<'Supplier'> = {
  ...sehat,
  id: 2,
  name: 'CV Denta Medika',
  contact_person: '',
  phone: '',
  email: '',
  note: '',
  status: 'inactive',
}
