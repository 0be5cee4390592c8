import type { NamespaceDoctorRoomTranslation } from '../../i18n-types'

const id_doctorRoom = {
  title: 'Ruang dokter gigi',
  corner: 'Ruangan',
  unallocated: 'Tanpa ruangan',
  keys: 'Tombol panah berpindah antar jadwal, Enter memilih ruangan lain.',
  nothing: 'Tidak ada yang bertugas',
  drag: 'Seret dokter ke ruangan lain pada hari yang sama, atau tekan untuk memilih.',
  external: 'dari luar',
  empty: {
    title: 'Belum ada ruangan yang dipakai',
    text: 'Masukkan dahulu ruangannya, atau aktifkan salah satu.',
    action: 'Masukkan ruangan',
  },
  choose: 'Ruangan pada hari ini',
  moved: 'Ruangan diubah',
  undo: 'Urungkan',
  copy: {
    title: 'Salin minggu',
    text: 'Jadwal minggu ini mendapat ruangan dari minggu lain, bila dokter, hari, dan jam mulainya sama.',
    from: 'Dari minggu tanggal',
    save: 'Salin',
    empty: 'Tidak ada yang disalin: tidak ada yang bertugas pada minggu ini.',
    preview: '{0} jadwal akan mendapat ruangan minggu itu.',
    skipped: '{0} jadwal tetap seperti sekarang:',
    done: '{0} jadwal kini punya ruangan lain',
    some: '{shifts} jadwal kini punya ruangan lain, {left} tetap: {why}',
    none: 'Tidak ada yang disalin, semua jadwal tetap: {why}',
    undone: 'Salinan diurungkan: {0} jadwal kembali seperti semula',
    undoneSome: 'Salinan diurungkan: {removed} jadwal kembali seperti semula, {left} tidak: {why}',
  },
} satisfies NamespaceDoctorRoomTranslation

export default id_doctorRoom
