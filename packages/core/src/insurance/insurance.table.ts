import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { productCategories } from '../product/product.values'
import { type LocalizedText, labelOf } from '../values'
import { insuranceStatuses } from './insurance.values'

type Row = Schema<'Insurance'>
const { text, date, word, computed } = columnsOf<Row>()

export const insuranceTable: Table<Row> = {
  name: { en: 'Insurance', id: 'Asuransi' },
  columns: [
    text('payor_name', { en: 'Payor', id: 'Penjamin' }),
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Plan', id: 'Plan' }),
    text('class', { en: 'Class', id: 'Kelas' }),
    text('card_format', { en: 'Card format', id: 'Format kartu' }),
    computed('coverage_rules', { en: 'Coverage rules', id: 'Aturan pertanggungan' }, ({ coverage_rules }, language) =>
      coverage_rules.map((rule) => ruleText(rule, language)).join('; '),
    ),
    computed('excluded_codes', { en: 'Excluded ICD-9-CM codes', id: 'Kode ICD-9-CM yang dikecualikan' }, (row) =>
      row.excluded_codes.join(', '),
    ),
    date('valid_from', { en: 'Valid from', id: 'Berlaku mulai' }),
    date('valid_until', { en: 'Valid until', id: 'Berlaku sampai' }),
    word('status', { en: 'Status', id: 'Status' }, insuranceStatuses),
  ],
}

/** `Conservation: 80 %, at most 500000 a visit, after 30 days` */
function ruleText(rule: Schema<'CoverageRule'>, language: keyof LocalizedText) {
  const { visit, year, waiting, approval } = parts[language]
  return [
    `${labelOf(productCategories, rule.category, language)}: ${rule.percent} %`,
    ...(rule.cap_per_visit === null ? [] : [visit(rule.cap_per_visit)]),
    ...(rule.cap_per_year === null ? [] : [year(rule.cap_per_year)]),
    ...(rule.waiting_days === 0 ? [] : [waiting(rule.waiting_days)]),
    ...(rule.needs_approval ? [approval] : []),
  ].join(', ')
}

const parts = {
  en: {
    visit: (cap: number) => `at most ${cap} a visit`,
    year: (cap: number) => `at most ${cap} a year`,
    waiting: (days: number) => `after ${days} days`,
    approval: 'with approval',
  },
  id: {
    visit: (cap: number) => `paling banyak ${cap} per kunjungan`,
    year: (cap: number) => `paling banyak ${cap} per tahun`,
    waiting: (days: number) => `setelah ${days} hari`,
    approval: 'dengan persetujuan',
  },
}
