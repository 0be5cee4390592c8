import type { NamespaceSessionEndTranslation } from '../../i18n-types'

const id_session_end = {
  session_expired: 'Anda dikeluarkan karena lama tidak ada kegiatan',
  session_ended: 'Anda dikeluarkan dari jendela atau perangkat lain',
  account_inactive: 'Akun Anda dinonaktifkan. Hubungi manajer klinik Anda.',
  unknown: 'Sesi Anda telah berakhir',
  kept: 'Yang sudah Anda ketik tersimpan. Masuk kembali untuk melanjutkan di tempat semula.',
  keptOnPage:
    'Yang sudah Anda ketik tersimpan selama halaman ini terbuka. Masuk kembali untuk melanjutkan di tempat semula.',
} satisfies NamespaceSessionEndTranslation

export default id_session_end
