import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const clinicStatuses: Values<Schema<'ClinicStatus'>> = {
  active: { en: 'Active', id: 'Aktif', tone: 'success' },
  inactive: { en: 'Inactive', id: 'Tidak aktif' },
}

export const clinicTypes: Values<Schema<'ClinicType'>> = {
  pratama: { en: 'Klinik pratama', id: 'Klinik pratama' },
  utama: { en: 'Klinik utama', id: 'Klinik utama' },
  independent: { en: 'Independent practice', id: 'Praktik mandiri' },
}

export const timeZones: Values<Schema<'TimeZone'>> = {
  'Asia/Jakarta': { en: 'WIB · Western Indonesia (Jakarta)', id: 'WIB · Indonesia Barat (Jakarta)' },
  'Asia/Makassar': { en: 'WITA · Central Indonesia (Makassar)', id: 'WITA · Indonesia Tengah (Makassar)' },
  'Asia/Jayapura': { en: 'WIT · Eastern Indonesia (Jayapura)', id: 'WIT · Indonesia Timur (Jayapura)' },
}

export const specialDateKinds: Values<Schema<'SpecialDate'>['kind']> = {
  closed: { en: 'Closed', id: 'Tutup' },
  reduced: { en: 'Open for less', id: 'Buka lebih singkat' },
  extended: { en: 'Open for longer', id: 'Buka lebih lama' },
}

export const papers: Values<Schema<'Paper'>> = {
  a4: { en: 'A4', id: 'A4' },
  a5: { en: 'A5', id: 'A5' },
  thermal_80: { en: 'Receipt roll 80 mm', id: 'Kertas struk 80 mm' },
  thermal_58: { en: 'Receipt roll 58 mm', id: 'Kertas struk 58 mm' },
}

/** What of the clinic itself stands on its papers. */
export const clinicImageKinds: Values<Schema<'ClinicImageKind'>> = {
  logo: { en: 'Logo', id: 'Logo' },
  stamp: { en: 'Stamp', id: 'Stempel' },
  signature: { en: 'Signature', id: 'Tanda tangan' },
}
