import type { NamespaceChartHistoryTranslation } from '../../i18n-types'

const id_chart_history = {
  stops: {
    label: 'Odontogram per kunjungan',
    stop: '{visit} ({place} dari {count})',
    now: 'sekarang',
    examination: 'pemeriksaan',
    earlier: 'Kunjungan sebelumnya',
    later: 'Kunjungan berikutnya',
  },
  compare: {
    first: 'Waktu pertama',
    second: 'Waktu kedua',
    title: 'Yang berbeda',
    count: '{0} perbedaan',
    none: 'Tidak ada perbedaan di antara kedua waktu ini.',
    added: 'baru: {finding}',
    gone: 'tidak ada lagi: {finding}',
    becomes: 'menjadi',
    planned: 'rencana: {finding}',
    takenBack: 'salah input, {entered}: {reason}',
  },
  contradictions: {
    title: '{0} pertentangan perlu diputuskan',
    why: 'Dua orang mencatat ini tanpa melihat catatan satu sama lain. Keduanya tetap ada di odontogram sampai diputuskan mana yang berlaku.',
    readers: 'Dokter gigi yang merawat pasien memutuskannya di halaman praktek.',
    of: '{teeth}: mana yang benar?',
    arrived: 'Pertentangan perlu diputuskan pada {teeth}',
    in: 'kunjungan {visit}',
    holds: 'Ini yang berlaku',
    holdsNamed: 'Ini yang berlaku: {finding}, {who}',
    both: 'Keduanya berlaku',
    reason: 'Mengapa yang lain salah input: {finding}?',
    reasonLabel: 'Alasan',
    decide: 'Putuskan',
    leave: 'Nanti saja',
  },
} satisfies NamespaceChartHistoryTranslation

export default id_chart_history
