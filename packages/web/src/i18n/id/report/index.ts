import type { NamespaceReportTranslation } from '../../i18n-types'

const id_report = {
  title: 'Laporan',
  choices: { subject: 'Laporan', by: 'Menurut', period: 'Waktu', from: 'Hari pertama', until: 'Hari terakhir' },
  periods: {
    today: 'Hari ini',
    month: 'Bulan ini',
    lastMonth: 'Bulan lalu',
    year: 'Tahun ini',
    lastYear: 'Tahun lalu',
    days: 'Hari lain',
  },
  facts: '{count} entri',
  without: 'Tanpa',
  nothing: 'Tidak ada apa pun pada waktu ini',
  nothingText: 'Pilih hari lain, atau laporan lain.',
  columns: {
    count: 'Entri',
    amount: 'Jumlah',
    part: 'Bagian',
    percent: '{percent} %',
    patient: 'Pasien',
    day: 'Hari',
    title: 'Keterangan',
    nobody: 'Dokter mana pun',
  },
  sheet: {
    title: 'Laporan: {subject}',
    back: 'Laporan',
    by: 'Dikelompokkan',
    time: 'Waktu',
    from: '{from} sampai {until}',
    total: 'Jumlah seluruhnya',
  },
  list: {
    title: 'Laporan',
    of: '{subject}: {group}',
    search: 'Cari entri',
    searchIn: 'Keterangan, nama, atau No. RM',
    sort: 'Urutkan',
    create: 'Laporan',
    nothing: 'Tidak ada apa pun pada waktu ini',
    nothingText: 'Pilih hari lain, atau laporan lain.',
    noMatch: 'Tidak ada entri yang cocok',
    noMatchText: 'Periksa ejaan, atau hapus pencarian.',
    clear: 'Hapus pencarian',
  },
} satisfies NamespaceReportTranslation

export default id_report
