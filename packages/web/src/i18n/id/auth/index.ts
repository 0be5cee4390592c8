import type { NamespaceAuthTranslation } from '../../i18n-types'

const id_auth = {
  title: 'Masuk',
  welcome: 'Selamat datang kembali. Masuk ke klinik Anda.',
  email: 'Email',
  password: 'Kata sandi',
  signIn: 'Masuk',
  emailRequired: 'Email wajib diisi',
  emailInvalid: 'Email harus valid',
  passwordRequired: 'Kata sandi wajib diisi',
  registerQuestion: 'Anda pasien?',
  register: 'Daftar di klinik',
  demoTitle: 'Klinik contoh',
  demoText: 'Pilih akun untuk mengisi formulir.',
  demoShow: 'Tampilkan akun contoh',
  permissionDenied: {
    title: 'Akses ditolak',
    noArea: 'Anda masuk sebagai {name} ({role}). Peran ini belum memiliki area di aplikasi klinik.',
    notThisPage: 'Anda masuk sebagai {name} ({role}). Peran ini tidak boleh membuka halaman ini.',
    signedOut: 'Belum ada yang masuk. Masuklah untuk melihat bagian Anda.',
    home: 'Ke dasbor saya',
    signOut: 'Keluar',
  },
} satisfies NamespaceAuthTranslation

export default id_auth
