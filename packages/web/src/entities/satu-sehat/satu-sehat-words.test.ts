import contract from '@clinic/api/contract'
import { type MissingKey, type RejectionKey, rejectionOf, type StepName } from '@clinic/core/satu-sehat'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18nObject, loadedLocales, locales } from '../../i18n/i18n-util'
import { loadLocaleAsync, loadNamespaceAsync } from '../../i18n/i18n-util.async'
import { rejectionText, ruleText } from './rejection-text'

const { SatuSehatMissingKey, SatuSehatStepName } = contract.components.schemas
const missingKeys = SatuSehatMissingKey.enum as MissingKey[]
const stepNames = SatuSehatStepName.enum as StepName[]
// the rules of the ministry have five digits; of those that core does not know it returns the key of the general sentence
const rules = Array.from({ length: 12_000 }, (_, rule) => rule + 10_000)
const ruleOfKey = new Map(rules.map((rule): [RejectionKey, number] => [rejectionOf(rule).key, rule]))

beforeAll(() =>
  Promise.all(locales.flatMap((locale) => [loadLocaleAsync(locale), loadNamespaceAsync(locale, 'satu-sehat')])),
)

describe.each(locales)('in %s', (locale) => {
  const words = () => i18nObject(locale)['satu-sehat']

  it.each(stepNames)('the step %s has a name and letters of its own', (name) => {
    expect(words().steps[name]()).toMatch(/\w{3}/)
    const all = stepNames.map((each) => words().letters[each]())
    expect(all.filter((letters) => letters === words().letters[name]())).toHaveLength(1)
  })

  it.each(missingKeys)('%s says in whose record something is missing', (key) => {
    expect(words().missing[key]({ field: 'X' })).toMatch(/^[A-Z][a-z ]+: .{12}/)
  })

  it.each([...ruleOfKey])('a rejection %s has a sentence', (_, rule) => {
    const text = ruleText(words(), rule)
    expect(text).toMatch(/^.{20}/)
    expect(text).not.toMatch(/[{}]|undefined/)
  })

  it.each([400, 422])('a patient who is refused with %d and no rule is compared with the KTP', (http_status) => {
    expect(rejectionText(words(), { step: 'patient', rule: null, http_status })).toMatch(/NIK.*KTP/)
  })

  it('has no sentence for what core does not know', () => {
    const { missing, rejections, steps } = loadedLocales[locale]['satu-sehat']
    expect(Object.keys(missing).sort()).toEqual([...missingKeys].sort())
    expect(Object.keys(rejections).sort()).toEqual([...ruleOfKey.keys(), 'patientDoubted'].sort())
    expect(Object.keys(steps).sort()).toEqual([...stepNames].sort())
  })

  it.each([null, 400, 401, 403, 404, 409, 412, 422, 429, 500, 503])(
    'the status %s without a rule has a sentence',
    (http_status) => {
      const text = rejectionText(words(), { step: 'condition', rule: null, http_status })
      expect(text).toMatch(/^.{20}/)
      expect(text.includes(String(http_status))).toBe(http_status !== null)
    },
  )
})
