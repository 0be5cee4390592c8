import type { NamespaceSearchTranslation } from '../../i18n-types'

const id_search = {
  title: 'Cari di klinik',
  placeholder: 'Nama, nomor, atau layar',
  hint: 'Bagian mana pun dari nama, telepon, No. RM, atau nomor tagihan dan pesanan; panah memilih, Enter membuka.',
  groups: {
    screen: 'Layar',
    action: 'Tindakan',
    patient: 'Pasien',
    appointment: 'Janji temu mendatang',
    registration: 'Pendaftaran',
    invoice: 'Tagihan',
    lab_order: 'Order lab',
    purchase_order: 'Pesanan pembelian',
    doctor: 'Dokter',
    product: 'Layanan',
  },
  screens: {
    calendar: 'Janji temu',
    queue: 'Antrean',
    checkIns: 'Kedatangan pasien',
    registration: 'Pendaftaran',
    openingHours: 'Jam buka',
    priceLists: 'Daftar harga',
    week: 'Minggu saya',
  },
  actions: {
    patient: 'Pasien baru',
    appointment: 'Janji temu baru',
    walkIn: 'Walk-in, tanpa janji temu',
    expense: 'Pengeluaran baru',
    labOrder: 'Order lab baru',
    purchaseOrder: 'Pesanan pembelian baru',
  },
  formerly: 'dahulu {numbers}',
  all: 'Semua {count} yang ditemukan',
  none: 'Tidak ada yang memuat "{text}".',
  failed: 'Tidak semua dapat dicari: {groups}.',
  searching: 'Mencari …',
  found: '{0} hasil',
} satisfies NamespaceSearchTranslation

export default id_search
