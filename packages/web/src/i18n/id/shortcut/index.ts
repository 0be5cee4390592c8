import type { NamespaceShortcutTranslation } from '../../i18n-types'

const id_shortcut = {
  title: 'Pintasan papan ketik',
  text: 'Berlaku selama Anda tidak mengetik di kolom isian.',
  onPage: 'Di halaman ini',
  none: 'Halaman ini tidak punya pintasan sendiri.',
  everywhere: 'Di semua halaman',
  searchAll: 'Cari semuanya',
  sheet: 'Tampilkan daftar ini',
  card: 'Pada kartu di papan atau kalender',
  walk: 'Ke kartu berikutnya',
  pickUp: 'Angkat kartu',
  putDown: 'Letakkan',
  putBack: 'Kembalikan ke tempat semula',
  singleKeys: 'Pintasan satu tombol',
  singleKeysHelp:
    'Matikan jika Anda mendikte atau sering menekan tombol tanpa sengaja. Tombol bersama Ctrl atau Alt tetap berlaku.',
} satisfies NamespaceShortcutTranslation

export default id_shortcut
