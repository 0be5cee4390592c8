import type { Names } from './names'

/** The namespace of the feature in both languages: plain words that stand until somebody writes better ones. */
export const textsOf = (names: Names) => ({
  [`packages/web/src/i18n/en/${names.key}/index.ts`]: english(names),
  [`packages/web/src/i18n/id/${names.key}/index.ts`]: indonesian(names),
})

const english = ({ table, title, rules }: Names) => `import type { BaseTranslation } from '../../i18n-types'

const en_${table} = {
  words: {
    title: '${title}',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: '${title}',
  fields: { name: 'Name' },${rules ? "\n  problems: { required: 'This is required' }," : ''}
} satisfies BaseTranslation

export default en_${table}
`

const indonesian = ({
  table,
  judul,
  Type,
  rules,
}: Names) => `import type { Namespace${Type}Translation } from '../../i18n-types'

const id_${table} = {
  words: {
    title: '${judul}',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: '${judul}',
  fields: { name: 'Nama' },${rules ? "\n  problems: { required: 'Wajib diisi' }," : ''}
} satisfies Namespace${Type}Translation

export default id_${table}
`
