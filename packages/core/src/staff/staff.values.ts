import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const positions: Values<Schema<'Position'>> = {
  dental_nurse: { en: 'Dental nurse (TGM)', id: 'Perawat gigi (TGM)' },
  assistant: { en: 'Dental assistant', id: 'Asisten dokter gigi' },
  radiographer: { en: 'Radiographer', id: 'Radiografer' },
  pharmacist: { en: 'Pharmacist', id: 'Apoteker' },
  front_office: { en: 'Front office', id: 'Front office' },
}

export const skills: Values<Schema<'Skill'>> = {
  four_handed: { en: 'Four-handed dentistry', id: 'Four-handed dentistry' },
  sterilisation: { en: 'Sterilisation', id: 'Sterilisasi' },
  radiography: { en: 'Radiography', id: 'Radiografi' },
  orthodontics: { en: 'Orthodontics', id: 'Ortodonti' },
  surgery: { en: 'Surgery', id: 'Bedah' },
  paediatric: { en: 'Children', id: 'Anak' },
  impression: { en: 'Impressions', id: 'Pencetakan' },
}
