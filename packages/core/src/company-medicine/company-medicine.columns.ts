import {
  type ImportColumn,
  moneyColumn,
  numberColumn,
  type OtherWords,
  textColumn,
  wordColumn,
  yesNoColumn,
} from '../import/import-column'
import {
  companyMedicineStatuses,
  medicineCategories,
  medicineForms,
  medicinePacks,
  medicineUnits,
  pregnancyAdvices,
} from './company-medicine.values'
import { readIngredients } from './ingredients'

const otherCategories: OtherWords<keyof typeof medicineCategories> = {
  over_the_counter: ['bebas', 'otc'],
  limited_over_the_counter: ['bebas terbatas'],
  prescription_only: ['keras', 'resep'],
  consumable: ['bhp', 'habis pakai'],
  instrument: ['instrumen'],
  dental_material: ['bahan'],
}
const otherForms: OtherWords<keyof typeof medicineForms> = {
  tablet: ['tab'],
  capsule: ['kaps', 'kap'],
  syrup: ['syr'],
  mouthwash: ['kumur'],
  cream: ['cream'],
  ointment: ['zalf'],
  injection: ['suntik', 'inj'],
}
const otherUnits: OtherWords<keyof typeof medicineUnits> = {
  tablet: ['tab'],
  capsule: ['kaps', 'kap'],
  bottle: ['btl', 'fls'],
  ampoule: ['amp'],
  cartridge: ['cartridge anestesi'],
  sachet: ['sachet'],
  piece: ['pcs', 'biji'],
  box: ['dus', 'kotak'],
}
const otherPacks: OtherWords<keyof typeof medicinePacks> = { box: ['dus', 'kotak'], bag: ['plastik'] }
const otherStatuses: OtherWords<keyof typeof companyMedicineStatuses> = { inactive: ['nonaktif', 'non aktif'] }

export const companyMedicineColumns: readonly ImportColumn[] = [
  textColumn({
    field: 'name',
    headings: ['nama', 'nama obat', 'nama barang', 'obat', 'barang', 'medicine', 'item', 'item name'],
  }),
  textColumn({ field: 'generic_name', headings: ['nama generik', 'generik', 'generic'], empty: '' }),
  {
    ...textColumn({
      field: 'ingredients',
      headings: ['kandungan', 'zat aktif', 'komposisi', 'bahan aktif', 'active ingredients', 'composition'],
      empty: [],
    }),
    read: (text) => ({ value: readIngredients(text) }),
  },
  textColumn({ field: 'medicine_class', headings: ['golongan farmakologi', 'kelas terapi', 'drug class'], empty: '' }),
  textColumn({ field: 'kfa_code', headings: ['kfa', 'kode kfa'], empty: '' }),
  wordColumn({
    field: 'form',
    headings: ['sediaan', 'bentuk', 'bentuk sediaan', 'dosage form'],
    values: medicineForms,
    others: otherForms,
    empty: 'none',
  }),
  textColumn({ field: 'strength', headings: ['kekuatan', 'dosis', 'kadar', 'dose'], empty: '' }),
  wordColumn({
    field: 'category',
    headings: ['golongan', 'kategori', 'jenis', 'class'],
    values: medicineCategories,
    others: otherCategories,
  }),
  wordColumn({ field: 'unit', headings: ['satuan'], values: medicineUnits, others: otherUnits }),
  wordColumn({
    field: 'pack',
    headings: ['kemasan', 'package'],
    values: medicinePacks,
    others: otherPacks,
    empty: 'none',
  }),
  numberColumn({ field: 'pack_size', headings: ['isi kemasan', 'isi', 'pack size', 'units in a pack'], empty: 1 }),
  textColumn({ field: 'barcode', headings: ['kode batang', 'ean', 'gtin'], empty: '' }),
  moneyColumn({ field: 'buy_price', headings: ['harga beli', 'harga pokok', 'cost'], empty: null }),
  moneyColumn({ field: 'sell_price', headings: ['harga jual', 'harga', 'price'], empty: null }),
  yesNoColumn({
    field: 'requires_batch',
    headings: ['wajib batch', 'wajib nomor batch', 'needs a batch'],
    empty: true,
  }),
  yesNoColumn({
    field: 'requires_expiry',
    headings: ['wajib kedaluwarsa', 'needs an expiry date'],
    empty: true,
  }),
  wordColumn({
    field: 'pregnancy',
    headings: ['ibu hamil', 'kehamilan'],
    values: pregnancyAdvices,
    empty: 'unknown',
  }),
  wordColumn({
    field: 'status',
    headings: [],
    values: companyMedicineStatuses,
    others: otherStatuses,
    empty: 'active',
  }),
]
