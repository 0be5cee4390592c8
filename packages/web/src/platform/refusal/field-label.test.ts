import contract from '@clinic/api/contract'
import { describe, expect, it } from 'vitest'
import type { Namespaces } from '../../i18n/i18n-types'
import { i18nObject, loadedLocales, locales, namespaces } from '../../i18n/i18n-util'
import { loadLocaleAsync, loadNamespaceAsync } from '../../i18n/i18n-util.async'
import { fieldLabel, namespacesOf, pathOf } from './field-label'
import { vocabularies } from './vocabularies'

interface Body {
  $ref?: string
  properties?: Record<string, Body>
  items?: Body
  additionalProperties?: boolean | Body
  allOf?: Body[]
  anyOf?: Body[]
  oneOf?: Body[]
}

const schemas: Record<string, Body> = contract.components.schemas as never
const requests = Object.entries(contract.paths as never as Paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) => {
    const fields = [...new Set(fieldsOf(requestBody?.content['application/json']?.schema ?? {}))]
    return fields.length > 0 ? [{ request: `${method} ${path}`, path, fields }] : []
  }),
)
type Paths = Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Body }> } }>>

/** Every field that a refusal can name; of a list the third row. */
function fieldsOf(body: Body, place = ''): string[] {
  const schema = body.$ref ? (schemas[body.$ref.split('/').at(-1) ?? ''] ?? {}) : body
  const at = (part: string) => (place ? `${place}.${part}` : part)
  if (typeof schema.additionalProperties === 'object') throw new Error(`${place} takes any name: which label has it?`)
  return [
    ...[...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
      fieldsOf(each, place),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) => [at(name), ...fieldsOf(below, at(name))]),
    ...(schema.items ? [at('2'), ...fieldsOf(schema.items, at('2'))] : []),
  ]
}

/** Labels where no namespace is loaded but those that are asked for. */
async function labelsWith(locale: (typeof locales)[number], wanted: readonly Namespaces[]) {
  await loadLocaleAsync(locale)
  const all = loadedLocales[locale]
  loadedLocales[locale] = Object.fromEntries(
    Object.entries(all).filter(([key]) => !namespaces.some((namespace) => namespace === key)),
  ) as typeof all
  await Promise.all(wanted.map((namespace) => loadNamespaceAsync(locale, namespace)))
  const texts = i18nObject(locale)
  return {
    unnamed: texts.master.refusal.unnamed(),
    of: (path: string, field: string) => fieldLabel(texts, path, field),
  }
}

describe.each(locales)('a field of a request is called as on the form, in %s', (locale) => {
  it.each(requests)('$request', async ({ path, fields }) => {
    const { unnamed, of } = await labelsWith(locale, namespacesOf(path, fields))
    const labels = fields.map((field) => [field, of(path, field)] as const)
    expect(labels.filter(([, label]) => label.includes(unnamed) || /_|\d\.|\.\d|undefined|\{/.test(label))).toEqual([])
    // a row without a field, or a field without a row, is no label
    expect(labels.filter(([, label]) => label.split(', ').includes(''))).toEqual([])
    // two fields of one row are two things
    const inRows = labels.filter(([field]) => /\.2\..*\D$/.test(field)).map(([, label]) => label)
    expect(inRows.filter((label, index) => inRows.indexOf(label) !== index)).toEqual([])
  })
})

it.each([
  ['https://clinic.test/api/patient/7', '/api/patient/{id}'],
  ['http://127.0.0.1:8080/api/appointment', '/api/appointment'],
  ['/api/product/price/12/withdraw', '/api/product/price/{id}/withdraw'],
  ['https://api.test/clinic/api/room/3/maintenance?a=/api/b', '/api/room/{id}/maintenance'],
  ['', ''],
])('%s is asked by %s', (url, path) => expect(pathOf(url)).toBe(path))

describe('a field in a list', () => {
  it.each([
    ['/api/insurance/{id}', 'coverage_rules.0.percent', 'Coverage rules, row 1, Pays'],
    ['/api/insurance/{id}', 'excluded_codes.1', 'Excluded ICD-9-CM codes, row 2'],
    ['/api/paket', 'items.4.quantity', 'Services, row 5, Times'],
    ['/api/medicine-transaction/{id}/receive', 'lines.0.lot', 'Medicine, Line 1, Batch number'],
    ['/api/purchase-order', 'lines.1.price', 'Medicine, Line 2, Agreed price of one'],
    ['/api/information/opening-hours', 'week.monday.1.from', 'Monday, Shift 2, from'],
    ['/api/information/opening-hours', 'special_dates.1.shifts.0.until', 'Special dates, row 2, Hours, Shift 1, until'],
    ['/api/appointment/preview-plan-change', 'opening_hours.week.sunday.0.until', 'Sunday, Shift 1, until'],
    ['/api/appointment/preview-plan-change', 'template.body.every_weeks', 'Repeats'],
    ['/api/registration', 'patient.address.street', 'Street and RT/RW'],
  ])('of %s: %s', async (path, field, label) => {
    expect((await labelsWith('en', namespacesOf(path, [field]))).of(path, field)).toBe(label)
  })

  it('that nobody knows is named without its raw name', async () => {
    const { of } = await labelsWith('en', namespacesOf('/api/room', ['paint_color']))
    expect(of('/api/room', 'paint_color')).toBe('Something this form does not ask for')
  })
})

it('has no words for paths that the contract has not', () => {
  const unused = Object.keys(vocabularies).filter((beginning) =>
    requests.every(({ path }) => !path.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
