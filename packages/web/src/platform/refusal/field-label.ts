import type { Namespaces, TranslationFunctions } from '../../i18n/i18n-types'
import { isNamespace } from '../../i18n/i18n-util'
import { vocabularies } from './vocabularies'

/**
 * Returns the label of a request field on the form that sends it: 'Coverage rules, row 1, Pays' for `coverage_rules.0.percent`
 * of `/api/insurance`. Lists are named with their row, other parents are not; a vocabulary may name a field by its parent too.
 */
export function fieldLabel(texts: TranslationFunctions, path: string, field: string): string {
  const sent = sentAs(path, field)
  const parts = sent.field.split('.')
  const unnamed = texts.master.refusal.unnamed()
  const labels: string[] = []
  let word = ''
  let above = ''
  let row = 0
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    if (isRow(part)) {
      row = Number(part) + 1
      labels.push(rowLabel(texts, sent.path, word, row))
    } else {
      word = row > 0 ? `${word}.${part}` : part
      if (next === undefined || isRow(next)) {
        const named = [`${above}.${word}`, word].map((each) => wordLabel(texts, sent.path, each, row)).find(Boolean)
        labels.push(named ?? unnamed)
      }
      above = part
    }
  }
  return labels.filter(Boolean).join(', ')
}

/** The path of the contract that an address was asked by: `/api/patient/{id}` of `http://clinic.test/api/patient/7`. */
export const pathOf = (url: string) => url.replace(/^.*?(?=\/api\/)|\?.*$/g, '').replace(/\/\d+(?=\/|$)/g, '/{id}')

/** The namespaces in which `fieldLabel` looks the fields of a path up. */
export const namespacesOf = (path: string, fields: readonly string[]): Namespaces[] => [
  ...new Set([...fields.flatMap((field) => vocabularyOf(sentAs(path, field).path).namespaces), ...shared]),
]

const shared = ['master'] as const satisfies readonly Namespaces[]
const isRow = (part: string | undefined) => part !== undefined && /^\d+$/.test(part)

/** Names the fields of a plan change as the form that sends the change does. */
function sentAs(path: string, field: string) {
  const [first = '', ...rest] = field.split('.')
  const other = path === '/api/appointment/preview-plan-change' && rest.length > 0 && preparedFor[first]
  return other ? { path: other, field: rest.join('.') } : { path, field }
}

const preparedFor: Readonly<Record<string, string>> = {
  shift: '/api/doctor-schedule/shift',
  cancelled_shift: '/api/doctor-schedule/shift',
  template: '/api/doctor-schedule/template',
  ended_template: '/api/doctor-schedule/template',
  room_maintenance: '/api/room/{id}/maintenance',
  opening_hours: '/api/information/opening-hours',
}

/** Returns the vocabulary of the longest matching path; a feature without one has its own namespace. */
function vocabularyOf(path: string) {
  const [beginning] = Object.keys(vocabularies)
    .filter((each) => path.startsWith(each))
    .sort((one, other) => other.length - one.length)
  const feature = path.split('/')[2] ?? ''
  return (beginning && vocabularies[beginning]) || { namespaces: isNamespace(feature) ? [feature] : [] }
}

function wordLabel(texts: TranslationFunctions, path: string, word: string, row: number) {
  const { namespaces, labels } = vocabularyOf(path)
  const own = labels?.(texts)[word]?.(row)
  if (own !== undefined) return own
  for (const words of [...namespaces.map((namespace) => texts[namespace]), texts.master.refusal]) {
    const label = fieldOf(words, word)
    if (label) return label
  }
  return word === 'status' ? texts.master.status() : ''
}

const rowLabel = (texts: TranslationFunctions, path: string, list: string, row: number) =>
  vocabularyOf(path).labels?.(texts)[`${list}.*`]?.(row) ?? texts.master.refusal.row({ number: row })

/** One of `fields`; a text that is not there is ''. */
function fieldOf(words: object, word: string): string {
  const label: unknown = Reflect.get(Object(Reflect.get(words, 'fields')), word)
  return typeof label === 'function' ? String(label()) : ''
}
