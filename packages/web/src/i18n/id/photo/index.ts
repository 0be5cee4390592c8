import type { NamespacePhotoTranslation } from '../../i18n-types'

const id_photo = {
  title: 'Foto',
  about: 'JPEG, PNG, atau WebP. Bisa juga diseret atau ditempel di sini.',
  choose: 'Pilih foto',
  replace: 'Ganti',
  take: 'Ambil foto',
  remove: 'Hapus',
  sending: 'Mengirim foto…',
  saved: 'Foto tersimpan',
  removed: 'Foto dihapus',
  ask: { title: 'Hapus foto ini?', text: 'Foto {name} akan dihapus dan tidak disimpan di tempat lain.' },
  papers: {
    'patient-policy': {
      title: 'Kartu asuransi',
      titleOf: 'Kartu asuransi: {name}',
      add: 'Foto kartu',
      addOf: 'Tambah foto kartu: {name}',
      openOf: 'Lihat kartu asuransi: {name}',
      hint: 'Kartu memuat data pemiliknya: siapa yang membukanya dicatat.',
    },
    expense: {
      title: 'Nota',
      titleOf: 'Nota: {name}',
      add: 'Foto nota',
      addOf: 'Tambah foto nota: {name}',
      openOf: 'Lihat nota: {name}',
      hint: 'Setelah uangnya dihitung, atau dibayar oleh bank, foto ini disimpan apa adanya.',
    },
  },
  problems: {
    type: 'Ini bukan gambar yang dapat dibaca. Pilih berkas JPEG, PNG, atau WebP.',
    empty: 'Berkas ini kosong. Pilih gambar lain.',
    size: 'Gambar ini lebih besar dari 5 MB dan tidak dapat diperkecil. Pilih yang lain.',
    pixels: 'Gambar ini terlalu banyak pikselnya: paling banyak 64 juta. Perkecil dahulu.',
    moves: 'Gambar ini bergerak. Pilih gambar diam.',
    broken: 'Gambar ini rusak atau terpotong. Pilih gambar lain atau ambil ulang.',
  },
} satisfies NamespacePhotoTranslation

export default id_photo
