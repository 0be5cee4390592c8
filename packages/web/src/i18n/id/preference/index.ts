import type { NamespacePreferenceTranslation } from '../../i18n-types'

const id_preference = {
  title: 'Pengaturan tampilan',
  text: 'Disimpan di perangkat ini selama tiga hari.',
  mode: 'Mode',
  modes: { light: 'Terang', dark: 'Gelap' },
  contrast: 'Kontras',
  contrasts: { default: 'Biasa', bold: 'Tegas' },
  direction: 'Arah',
  directions: { ltr: 'Kiri ke kanan', rtl: 'Kanan ke kiri' },
  layout: 'Tata letak',
  layouts: { vertical: 'Vertikal', mini: 'Mini' },
  preset: 'Warna',
  presets: { default: 'Hijau', blue: 'Biru', pink: 'Merah muda' },
  stretch: 'Lebar',
  stretches: { false: 'Terbatas', true: 'Penuh' },
  reset: 'Atur ulang semua',
} satisfies NamespacePreferenceTranslation

export default id_preference
