import type { Schema } from '@clinic/api'
import {
  type ImportColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  wordColumn,
  yesNoColumn,
} from '../import/import-column'

type Product = Schema<'ProductInput'>
type Words<Word extends string> = Readonly<Record<Word, readonly string[]>>

const category: Words<Product['category']> = {
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
const scope: Words<Product['scope']> = {
  tooth: ['gigi', 'per gigi'],
  surface: ['permukaan', 'per permukaan'],
  jaw: ['rahang', 'per rahang'],
  mouth: ['mulut', 'seluruh mulut'],
  none: ['tidak ada', 'umum'],
}
const priceModel: Words<Product['price_model']> = {
  fixed: ['tetap', 'harga tetap'],
  per_tooth: ['per gigi'],
  per_surface: ['per permukaan'],
}
const status: Words<Product['status']> = { active: ['aktif'], inactive: ['nonaktif', 'tidak aktif', 'non aktif'] }

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
  wordColumn({ field: 'category', headings: ['kategori', 'kelompok'], words: category }),
  textColumn({ field: 'icd9cm', headings: ['icd 9', 'icd 9 cm', 'icd9', 'kode icd 9'], empty: '' }),
  wordColumn({ field: 'scope', headings: ['cakupan', 'lingkup'], words: scope, empty: 'none' }),
  wordColumn({ field: 'price_model', headings: ['model harga', 'cara harga'], words: priceModel, empty: 'fixed' }),
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
  wordColumn({ field: 'status', headings: [], words: status, empty: 'active' }),
  moneyColumn({ field: 'price', headings: ['harga', 'tarif', 'biaya', 'fee'], empty: null }),
]
