import type { NamespaceConsentFormTranslation } from '../../i18n-types'

const id_consent_form = {
  words: {
    title: 'Formulir persetujuan',
    searchIn: 'Nama',
    create: 'Formulir baru',
    nothing: 'Belum ada formulir persetujuan',
    nothingText:
      'Tulis sekali apa yang dijelaskan kepada pasien sebelum pencabutan atau perawatan saluran akar; dokter gigi mulai dari situ.',
  },
  section: 'Formulir persetujuan',
  indonesian: 'Yang dibaca pasien, dalam bahasa Indonesia',
  indonesianText:
    'Kata-kata sederhana, tanpa singkatan. Dokter gigi dapat menyesuaikannya untuk setiap pasien sebelum ditandatangani.',
  english: 'Yang dibaca pasien, dalam bahasa Inggris',
  englishText: 'Untuk pasien yang tidak membaca bahasa Indonesia. Yang kosong ditulis oleh dokter gigi.',
  anyCategory: 'Semua kategori',
  fields: {
    name: 'Nama',
    category: 'Kategori layanan',
    procedure: 'Tindakan dan tata caranya',
    purpose: 'Tujuan tindakan',
    risks: 'Risiko dan komplikasi',
    alternatives: 'Alternatif, dan akibat bila tidak dilakukan',
    prognosis: 'Prognosis',
    procedure_en: 'Tindakan dan tata caranya, bahasa Inggris',
    purpose_en: 'Tujuan tindakan, bahasa Inggris',
    risks_en: 'Risiko dan komplikasi, bahasa Inggris',
    alternatives_en: 'Alternatif, dan akibat bila tidak dilakukan, bahasa Inggris',
    prognosis_en: 'Prognosis, bahasa Inggris',
  },
  help: { category: 'Dipakai untuk setiap layanan kategori ini yang perlu persetujuan tertulis' },
} satisfies NamespaceConsentFormTranslation

export default id_consent_form
