import type { NamespacePatientMergeTranslation } from '../../i18n-types'

const id_patientMerge = {
  title: 'Gabungkan {name}',
  back: 'Ke halaman pasien',
  choose: {
    title: 'Siapa yang sebenarnya orang yang sama?',
    help: 'Pasien di halaman ini dipertahankan; yang dipilih di sini digabungkan ke dalamnya.',
    similar: 'Pasien yang mirip',
    none: 'Tidak ada pasien klinik ini yang mirip. Cari dengan nama, telepon, atau No. RM.',
    search: 'Pasien lain',
    placeholder: 'Nama, telepon, No. RM, atau nomor identitas',
    compare: 'Bandingkan',
    compareOne: 'Bandingkan dengan {name}',
    failed: 'Pasien yang mirip belum dapat dicari saat ini. Cari pasiennya secara langsung.',
  },
  another: 'Pilih pasien lain',
  swap: 'Pertahankan yang satunya',
  compare: 'Perbandingan kedua pasien; pilih nilai yang dipakai bila berbeda',
  duplicate: 'Digabungkan: {name}, {record_number}',
  kept: 'Dipertahankan: {name}, {record_number}',
  whose: { duplicate: 'duplikat', kept: 'pasien yang dipertahankan' },
  moves: {
    title: 'Yang pindah ke pasien yang dipertahankan',
    nothing: 'Duplikat hanya punya data diri.',
    appointment: 'Janji temu',
    visit: 'Kunjungan',
    note: 'Catatan',
    prescription: 'Resep',
    odontogram_finding: 'Temuan odontogram',
    vital_sign: 'Pengukuran tanda vital',
    medical_alert: 'Peringatan medis',
    waitlist_entry: 'Daftar tunggu',
    registration: 'Pendaftaran',
    photo: 'Foto',
    contradictions:
      'Temuan yang bertentangan dan peringatan yang ada pada keduanya ditampilkan berdampingan, untuk diputuskan dokter gigi.',
  },
  same: 'Ini pasien yang sama. Pilih yang lain.',
  merge: 'Gabungkan',
  question: {
    title: 'Gabungkan {duplicate} ke {kept}?',
    text: 'No. RM {record_number} selanjutnya mengarah ke {kept}. Manajer dapat membatalkannya selama 30 hari: yang pindah kembali, dan yang dimasukkan setelah penggabungan tetap pada {kept}.',
    done: '{duplicate} sudah digabungkan ke {kept}',
  },
  notice: {
    merged: '{name} ({record_number}) digabungkan ke pasien ini pada {when} oleh {by}.',
    until: 'Manajer dapat membatalkannya sampai {when}.',
    final: 'Ini tidak dapat dibatalkan lagi.',
    undo: 'Batalkan penggabungan',
    undoOf: 'Batalkan penggabungan {name}, {record_number}',
    failed: 'Penggabungan mana yang dapat dibatalkan belum diketahui saat ini.',
  },
  undo: {
    title: 'Jadikan {name} pasien tersendiri lagi?',
    text: 'Yang pindah saat penggabungan kembali ke {record_number}, sebagaimana adanya sekarang, dan keduanya memakai lagi nilai semula, kecuali yang diubah sesudahnya. Yang dimasukkan setelah penggabungan tetap pada pasien ini.',
    done: '{name} sudah menjadi pasien tersendiri lagi',
  },
  redirected: '{record_number} sudah digabungkan ke pasien ini',
} satisfies NamespacePatientMergeTranslation

export default id_patientMerge
