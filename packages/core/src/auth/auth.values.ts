import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const roles: Values<Schema<'RoleName'>> = {
  admin_head_office: { en: 'Head office administrator', id: 'Administrator kantor pusat' },
  head_office: { en: 'Head office', id: 'Kantor pusat' },
  manager_clinic: { en: 'Manager', id: 'Manajer' },
  front_office_clinic: { en: 'Front office', id: 'Front office' },
  doctor_clinic: { en: 'Dentist', id: 'Dokter gigi' },
  nurse_clinic: { en: 'Dental assistant', id: 'Asisten dokter gigi' },
  patient: { en: 'Patient', id: 'Pasien' },
}
