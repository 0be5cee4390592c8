import type { NamespaceConsentFormTranslation } from '../../i18n-types'

const id_consent_form = {
  words: {
    title: 'Formulir persetujuan',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: 'Formulir persetujuan',
  fields: { name: 'Nama' },
} satisfies NamespaceConsentFormTranslation

export default id_consent_form
