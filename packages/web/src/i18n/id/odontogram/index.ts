import type { NamespaceOdontogramTranslation } from '../../i18n-types'

const id_odontogram = {
  fields: {
    key: 'Nomor entri',
    seen: 'Temuan yang diketahui',
    typed_ms_ago: 'Waktu entri',
    mode: 'Ditemukan, direncanakan, atau dikerjakan',
    teeth: 'Gigi',
    items: 'Kode',
    cause: 'Penyebab gigi hilang',
    is_uncertain: 'Belum pasti',
    note: 'Catatan',
    reason: 'Alasan salah input',
    retracts: 'Baris yang ditarik',
  },
  item: {
    code: 'Kode',
    surfaces: 'Permukaan',
    material: 'Bahan',
    width: 'Lebar',
    direction: 'Arah',
    abutments: 'Gigi penyangga',
  },
  title: 'Odontogram',
  asOf: 'Ditampilkan per',
  today: 'Hari ini',
  ofPatient: {
    back: 'Kembali ke pasien',
    leave: 'Kembali ke daftar pasien',
    empty: 'Belum ada yang dicatat.',
    none: 'Odontogram ini tidak dapat ditampilkan',
    noneText: 'Tidak ada, atau hanya terbuka bagi asisten pada hari kunjungan.',
  },
  layer: 'Lapisan yang ditampilkan',
  layers: { now: 'Sekarang', planned: 'Rencana', first: 'Pemeriksaan pertama' },
  columns: {
    tooth: 'Gigi',
    name: 'Nama',
    surfaces: 'Permukaan',
    others: 'Temuan lain',
    planned: 'Rencana',
    since: 'Sejak',
  },
  teeth: {
    incisor: { first: 'insisivus sentral', second: 'insisivus lateral', third: 'insisivus' },
    canine: { first: 'kaninus', second: 'kaninus', third: 'kaninus' },
    premolar: { first: 'premolar pertama', second: 'premolar kedua', third: 'premolar' },
    molar: { first: 'molar pertama', second: 'molar kedua', third: 'molar ketiga' },
  },
  places: {
    upper: { right: 'kanan atas', left: 'kiri atas' },
    lower: { right: 'kanan bawah', left: 'kiri bawah' },
  },
  name: '{tooth} {place}',
  primaryName: '{tooth} sulung {place}',
  supernumerary: 'gigi supernumerari di mesial {name}',
  uncertain: '{finding}, belum pasti',
  width: '{millimetres} mm',
  roles: { abutment: 'penyangga', pontic: 'pontik' },
} satisfies NamespaceOdontogramTranslation

export default id_odontogram
