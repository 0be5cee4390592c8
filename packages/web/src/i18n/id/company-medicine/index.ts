import type { NamespaceCompanyMedicineTranslation } from '../../i18n-types'

const id_company_medicine = {
  words: {
    title: 'Obat Perusahaan',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: 'Obat Perusahaan',
  fields: { name: 'Nama' },
} satisfies NamespaceCompanyMedicineTranslation

export default id_company_medicine
