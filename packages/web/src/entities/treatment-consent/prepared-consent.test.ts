import { patientFixture, signatureDrawingFixture } from '@clinic/core/testing'
import { describe, expect, it } from 'vitest'
import { consentFormFixture } from './consent-form-fixture'
import {
  contentOf,
  explanationOf,
  isOfDentist,
  preparedConsent,
  preparedProblems,
  type Wordings,
  withChoice,
} from './prepared-consent'

const extraction = consentFormFixture()
const surgery = consentFormFixture({ id: 2, name: 'Odontektomi', procedure: 'Gusi dibuka.' })
const canal = consentFormFixture({ id: 3, category: 'endodontics', procedure: 'Saraf dikeluarkan.', procedure_en: '' })
const wordings: Wordings = {
  forms: [extraction, surgery, canal],
  services: new Map([
    [1, { category: 'oral_surgery' }],
    [2, { category: 'endodontics' }],
  ]),
  diagnosis: { id: 'Gigi impaksi (K01.1), 48', en: 'Impacted tooth (K01.1), 48' },
}
const on = '2026-11-20'
const removal = { product_id: 1, tooth: '48' } as const
const begin = (patient = patientFixture()) =>
  preparedConsent({ patient, on, places: [removal], witness: 'Yuni', name: 'Siti Rahayu' }, wordings)

describe('a consent that is prepared', () => {
  it('tells what the consent form of the category says, and the diagnosis of the note', () => {
    expect(begin().explanation).toMatchObject({
      diagnosis: 'Gigi impaksi (K01.1), 48',
      procedure: extraction.procedure,
      risks: extraction.risks,
    })
  })

  it('tells of each category once, or what the chosen form says', () => {
    const services = [removal, { product_id: 2, tooth: '36' } as const]
    expect(explanationOf({ language: 'id', services, form: null }, wordings).procedure).toBe(
      `${extraction.procedure}\n\nSaraf dikeluarkan.`,
    )
    expect(explanationOf({ language: 'id', services, form: 2 }, wordings).procedure).toBe('Gusi dibuka.')
  })

  it('is signed by an adult, and for a minor by the guardian of the record', () => {
    expect(begin(patientFixture({ date_of_birth: '1990-01-01' }))).toMatchObject({
      signer: 'patient',
      signer_name: 'Siti Rahayu',
    })
    const minor = { date_of_birth: '2018-01-01', marital_status: null, guardian_name: 'Dewi' }
    const signers = (['mother', 'sibling', 'grandparent', null] as const).map(
      (guardian_relationship) => begin(patientFixture({ ...minor, guardian_relationship })).signer,
    )
    expect(signers).toEqual(['parent', 'sibling', 'guardian', 'guardian'])
    expect(begin(patientFixture(minor)).signer_name).toBe('Dewi')
  })

  it('follows the language where nobody wrote something else, and is signed anew', () => {
    const begun = { ...begin(), drawing: signatureDrawingFixture() }
    const written = { ...begun, explanation: { ...begun.explanation, risks: 'Kebas bibir' } }
    const changed = withChoice(written, { language: 'en' }, wordings)
    expect(changed.explanation).toMatchObject({
      diagnosis: 'Impacted tooth (K01.1), 48',
      procedure: extraction.procedure_en,
      risks: 'Kebas bibir',
    })
    expect(changed.drawing).toBeNull()
    expect(withChoice(written, { form: 2 }, wordings).explanation.risks).toBe(surgery.risks)
  })

  it('keeps to what the contract takes', () => {
    const long = { ...wordings, forms: [consentFormFixture({ risks: 'a'.repeat(1000) }), canal] }
    const services = [removal, { product_id: 2, tooth: '36' } as const]
    expect(explanationOf({ language: 'id', services, form: null }, long).risks).toHaveLength(1000)
    expect(contentOf(begin())).not.toHaveProperty('form')
  })

  it('asks the dentist first, then the patient for a decision and a signature', () => {
    const situation = {
      born: '1990-01-01',
      on,
      isMarried: false,
      products: new Map([[1, { scope: 'tooth' as const }]]),
    }
    const bare = { ...begin(), services: [] }
    expect(preparedProblems(bare, situation).map(({ field }) => field)).toEqual(['services', 'decision', 'drawing'])
    expect(preparedProblems(begin(), situation).some(isOfDentist)).toBe(false)
    const signed = { ...begin(), decision: 'given' as const, drawing: signatureDrawingFixture() }
    expect(preparedProblems({ ...signed, signer: 'patient', signer_name: 'Siti' }, situation)).toEqual([])
    expect(preparedProblems({ ...signed, decision: 'refused' }, situation)).toMatchObject([{ field: 'remark' }])
  })
})
