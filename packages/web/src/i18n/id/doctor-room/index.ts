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
  copy: 'Salin minggu',
  copyText: 'Jadwal minggu ini mendapat ruangan dari minggu lain, bila dokter, hari, dan jam mulainya sama.',
  copyFrom: 'Dari minggu tanggal',
  copySave: 'Salin',
  copied: '{count} jadwal kini punya ruangan lain',
  copiedNone: 'Tidak ada yang disalin: ruangannya sudah sama, atau tidak ada jadwal yang cocok.',
} satisfies NamespaceDoctorRoomTranslation

export default id_doctorRoom
