import type { NamespacePhotoTranslation } from '../../i18n-types'

const id_photo = {
  title: 'Foto',
  about: 'JPEG, PNG, atau WebP, paling besar 5 MB. Bisa juga diseret atau ditempel di sini.',
  choose: 'Pilih foto',
  replace: 'Ganti',
  take: 'Ambil foto',
  remove: 'Hapus',
  sending: 'Mengirim foto…',
  saved: 'Foto tersimpan',
  removed: 'Foto dihapus',
  ask: { title: 'Hapus foto ini?', text: 'Foto {name} akan dihapus dan tidak disimpan di tempat lain.' },
  problems: {
    type: 'Ini bukan gambar yang dapat dibaca. Pilih berkas JPEG, PNG, atau WebP.',
    empty: 'Berkas ini kosong. Pilih gambar lain.',
    size: 'Gambar ini lebih besar dari 5 MB. Pilih yang lebih kecil.',
  },
} satisfies NamespacePhotoTranslation

export default id_photo
