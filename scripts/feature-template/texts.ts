import type { Names } from './names'

/** The namespace of the feature in both languages: plain words that stand until somebody writes better ones. */
export const textsOf = (names: Names) => ({
  [`packages/web/src/i18n/en/${names.key}/index.ts`]: english(names),
  [`packages/web/src/i18n/id/${names.key}/index.ts`]: indonesian(names),
})

const english = ({ table, title }: Names) => `import type { BaseTranslation } from '../../i18n-types'

const en_${table} = {
  fields: { name: 'Name', status: 'Status' },
  statuses: { active: 'Active', inactive: 'Inactive' },
  section: '${title}',
  list: {
    title: '${title}',
    search: 'Search',
    searchIn: 'Name',
    sort: 'Sort by',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
    noMatch: 'Nothing matches',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  anyStatus: 'Any status',
  sorts: { name: 'Name A–Z', '-name': 'Name Z–A', '-created_at': 'Newest first', created_at: 'Oldest first' },
  create: { title: 'New: ${title}' },
  saved: '{name:string} is saved',
  missing: { title: 'This does not exist in this clinic', text: 'The address may be mistyped.' },
  problems: { required: 'This is required' },
} satisfies BaseTranslation

export default en_${table}
`

const indonesian = ({
  table,
  judul,
  Type,
}: Names) => `import type { Namespace${Type}Translation } from '../../i18n-types'

const id_${table} = {
  fields: { name: 'Nama', status: 'Status' },
  statuses: { active: 'Aktif', inactive: 'Tidak aktif' },
  section: '${judul}',
  list: {
    title: '${judul}',
    search: 'Cari',
    searchIn: 'Nama',
    sort: 'Urutkan',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
    noMatch: 'Tidak ada yang cocok',
    noMatchText: 'Periksa ejaannya, atau hapus pencarian dan filter.',
    clear: 'Hapus pencarian dan filter',
  },
  anyStatus: 'Semua status',
  sorts: { name: 'Nama A–Z', '-name': 'Nama Z–A', '-created_at': 'Terbaru dulu', created_at: 'Terlama dulu' },
  create: { title: 'Baru: ${judul}' },
  saved: '{name} tersimpan',
  missing: { title: 'Data ini tidak ada di klinik ini', text: 'Mungkin alamatnya salah ketik.' },
  problems: { required: 'Wajib diisi' },
} satisfies Namespace${Type}Translation

export default id_${table}
`
