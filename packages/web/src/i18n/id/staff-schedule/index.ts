import type { NamespaceStaffScheduleTranslation } from '../../i18n-types'

const id_staffSchedule = {
  title: 'Jadwal asisten',
  person: 'Asisten',
  choosePerson: 'Pilih asisten',
  addTo: 'Jadwal baru untuk {person}, {day}',
  regularOf: 'Jadwal rutin {person}',
  cancelText: 'Asisten tidak bertugas pada waktu itu. Orang lain harus membantu di kursi.',
  empty: {
    title: 'Belum ada asisten',
    text: 'Masukkan dahulu asistennya, lalu isi di sini kapan dan dengan siapa mereka bertugas.',
    action: 'Masukkan asisten',
    noShifts:
      'Belum ada yang bertugas minggu ini. Pilih hari pada baris asisten, salin minggu, atau tekan Jadwal baru.',
  },
  assists: 'Mendampingi',
  nobody: 'Tidak dokter tertentu',
  with: 'Dengan {dentist}',
  wherever: 'Di mana diperlukan',
  coverage: {
    title: 'Asisten / dokter',
    part: '{part} {assistants}/{dentists}',
    spoken: '{part}: {assistants} asisten, {dentists} dokter gigi',
    missing: '{0} kursi tanpa asisten',
    parts: { morning: 'Pagi', afternoon: 'Siang', evening: 'Sore' },
  },
  publish: {
    action: 'Terbitkan',
    again: 'Terbitkan lagi',
    done: 'Minggu ini sekarang terlihat oleh para asisten',
    by: 'Diterbitkan {when} oleh {who}',
    draft: 'Belum terlihat oleh para asisten',
  },
  own: {
    title: 'Jadwal saya minggu ini',
    none: 'Anda tidak bertugas minggu ini.',
    draft: 'Minggu ini belum diterbitkan.',
    draftText: 'Jadwal Anda muncul di sini setelah klinik menerbitkannya.',
    day: 'Hari',
    time: 'Waktu',
    room: 'Ruangan',
    state: 'Status',
    away: 'Anda tidak hadir',
    cancelled: 'Dibatalkan',
    nobodyTitle: 'Akun Anda belum terhubung dengan asisten',
    nobodyText: 'Mintalah manajer mengundang Anda dari data Anda di daftar asisten.',
  },
} satisfies NamespaceStaffScheduleTranslation

export default id_staffSchedule
