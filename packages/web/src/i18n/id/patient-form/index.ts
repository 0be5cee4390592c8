import type { NamespacePatientFormTranslation } from '../../i18n-types'

const id_patientForm = {
  about: {
    address: 'SATUSEHAT memerlukan semua bagian kecuali kode pos.',
    emergency: 'Yang dihubungi bila terjadi sesuatu.',
    more: 'Opsional: email, tempat lahir, golongan darah, pekerjaan, dan lainnya',
  },
  help: {
    last_name: 'Kosongkan bila hanya satu nama',
    phone: 'Sebaiknya nomor WhatsApp: 0812 3456 7890',
    no_messages:
      'Tanpa pengingat, panggilan kontrol, atau ucapan lewat WhatsApp. Pasien tetap dapat ditelepon, dan dokumen yang ia minta tetap dapat dikirim.',
    nik: '16 angka, sesuai KTP atau KK',
    nik_mother: '16 angka, milik ibu: untuk bayi yang belum punya NIK',
    passport: 'Sesuai paspor',
    kitas: 'Sesuai kartu',
    identity_reason: 'Misalnya: bayi baru lahir, KTP hilang, belum terdaftar',
    area_code:
      'Ketik kelurahan atau desa, lalu kecamatan atau kotanya bila ada beberapa: nama di bawah terisi. SATUSEHAT memerlukan kodenya; nama yang diubah sendiri mengosongkannya.',
  },
  problems: {
    required: 'Wajib diisi',
    noSuchDate: 'Tanggal ini tidak ada',
    invalidDate: 'Tulis tanggal/bulan/tahun, seperti 31/12/1990',
    outOfRange: 'Dari 01/01/1900 sampai 31/12/2099',
    inFuture: 'Tanggal ini belum tiba',
    phoneInvalid: 'Nomor tidak valid. Contoh: 0812 3456 7890',
    emailInvalid: 'Ini bukan alamat email, seperti nama@contoh.com',
    nikDigits: 'NIK terdiri dari 16 angka',
    notAlphanumeric: 'Hanya huruf dan angka',
    mustBeEmpty: 'Kosongkan isian ini',
    postcodeDigits: 'Hanya angka',
  },
  hints: {
    nikDoesNotFit:
      'Tanggal lahir atau jenis kelamin pada NIK ini berbeda dengan isian di atas. Cocokkan dengan kartunya; bila sudah benar, lanjutkan.',
  },
  guardian: { text: 'Yang memutuskan untuk pasien di bawah 17 tahun.', same: 'Sama dengan kontak darurat' },
  satusehat: {
    help: 'Kunjungan tetap dikirim ke SATUSEHAT; pilihan ini menentukan siapa lagi yang boleh membacanya di sana.',
    later: 'Saya putuskan di klinik',
  },
  health: {
    title: 'Kesehatan',
    text: 'Yang perlu diketahui dokter gigi sebelum merawat. Hanya dibaca oleh klinik.',
    questions: {
      allergy: 'Ada alergi?',
      condition: 'Ada penyakit, atau sedang hamil?',
      medication: 'Ada obat yang diminum rutin?',
    },
    answers: { none: 'Tidak', listed: 'Ya', not_asked: 'Saya sampaikan di klinik' },
    which: { allergy: 'Terhadap apa?', condition: 'Yang mana?', medication: 'Yang mana?' },
    sent: { answer: 'Jawaban', kind: 'Jenis', name: 'Nama' },
    name: '{kind}: yang mana?',
    nameHelp: 'Bila tidak tahu namanya, tulis yang Anda ketahui',
    problems: { required: 'Wajib diisi', notOffered: 'Bukan salah satu pilihan' },
  },
  review: {
    title: 'Yang disampaikan tentang kesehatan',
    text: 'Saat diterima atau digabung, ini ditambahkan ke peringatan medis pasien.',
    named: '{kind}: {name}',
  },
} satisfies NamespacePatientFormTranslation

export default id_patientForm
