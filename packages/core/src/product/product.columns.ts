import {
  type ImportColumn,
  moneyColumn,
  numberColumn,
  type OtherWords,
  textColumn,
  wordColumn,
  yesNoColumn,
} from '../import/import-column'
import { priceModels, productCategories, productScopes, productStatuses } from './product.values'

const otherCategories: OtherWords<keyof typeof productCategories> = {
  consultation: ['konsultasi', 'pemeriksaan'],
  preventive: ['preventif', 'pencegahan'],
  conservation: ['konservasi', 'penambalan', 'tambalan'],
  endodontics: ['endodonti', 'endodontik', 'endodonsi', 'saluran akar', 'perawatan saluran akar'],
  periodontics: ['periodonti', 'periodonsia', 'periodontik'],
  oral_surgery: ['bedah mulut', 'bedah'],
  prosthodontics: ['prostodonti', 'prosthodonti', 'prostodonsia', 'gigi tiruan'],
  orthodontics: ['ortodonti', 'orthodonti', 'ortodonsia', 'behel', 'kawat gigi'],
  paedodontics: ['pedodonti', 'gigi anak', 'kedokteran gigi anak', 'pedodonsia'],
  radiology: ['radiologi', 'rontgen', 'foto rontgen'],
  aesthetic: ['estetik', 'estetika'],
  laboratory: ['laboratorium', 'lab'],
}
const otherScopes: OtherWords<keyof typeof productScopes> = {
  tooth: ['gigi', 'per gigi'],
  surface: ['permukaan', 'per permukaan'],
  jaw: ['rahang', 'per rahang'],
  mouth: ['mulut', 'seluruh mulut'],
  none: ['tidak ada', 'umum'],
}
const otherPriceModels: OtherWords<keyof typeof priceModels> = {
  fixed: ['tetap', 'harga tetap'],
  per_tooth: ['per gigi'],
  per_surface: ['per permukaan'],
}
const otherStatuses: OtherWords<keyof typeof productStatuses> = { inactive: ['nonaktif', 'non aktif'] }

export const productColumns: readonly ImportColumn[] = [
  textColumn({ field: 'code', headings: ['kode', 'kode layanan', 'kode tindakan', 'sku'] }),
  textColumn({
    field: 'name',
    headings: ['nama', 'nama layanan', 'layanan', 'tindakan', 'nama tindakan', 'service', 'service name'],
  }),
  textColumn({
    field: 'name_en',
    headings: ['nama inggris', 'nama bahasa inggris', 'english name', 'name english'],
    empty: '',
  }),
  wordColumn({
    field: 'category',
    headings: ['kategori', 'kelompok'],
    values: productCategories,
    others: otherCategories,
  }),
  textColumn({ field: 'icd9cm', headings: ['icd 9', 'icd 9 cm', 'icd9', 'kode icd 9'], empty: '' }),
  wordColumn({
    field: 'scope',
    headings: ['cakupan', 'lingkup'],
    values: productScopes,
    others: otherScopes,
    empty: 'none',
  }),
  wordColumn({
    field: 'price_model',
    headings: ['model harga', 'cara harga'],
    values: priceModels,
    others: otherPriceModels,
    empty: 'fixed',
  }),
  numberColumn({
    field: 'duration_minutes',
    headings: ['durasi', 'durasi menit', 'lama', 'menit', 'duration', 'minutes'],
    empty: 30,
  }),
  yesNoColumn({
    field: 'needs_consent',
    headings: ['informed consent', 'perlu persetujuan', 'persetujuan tindakan', 'consent'],
    empty: false,
  }),
  textColumn({ field: 'odontogram_code', headings: ['kode odontogram', 'odontogram'], empty: '' }),
  yesNoColumn({ field: 'taxable', headings: ['kena pajak', 'pajak', 'ppn', 'tax'], empty: false }),
  yesNoColumn({
    field: 'online_bookable',
    headings: ['dapat dipesan online', 'online', 'bookable online'],
    empty: false,
  }),
  wordColumn({ field: 'status', headings: [], values: productStatuses, others: otherStatuses, empty: 'active' }),
  moneyColumn({ field: 'price', headings: ['harga', 'tarif', 'biaya', 'fee'], empty: null }),
]
