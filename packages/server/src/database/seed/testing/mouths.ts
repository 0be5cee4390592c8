import { dmftOf, doneIn, mouthOf } from '@clinic/core/odontogram'
import { lastExamined, ohisOfScores, ohisPlacesOf, oralExaminationProblems } from '@clinic/core/oral-examination'
import { icd10 } from '@clinic/core/terminology'
import { consentProblems } from '@clinic/core/treatment-consent'
import { finishFacts, finishProblems } from '@clinic/core/visit'
import { expect, it } from 'vitest'
import { findingColumns, findingOf } from '../../../domain/odontogram/finding-rows'
import type { TestServer } from '../../../testing/harness'
import { yearsBetween } from '../calendar'
import { inJakarta, manager, now, today } from './demo'

/** Proves the alerts, charts, examinations and signed notes of the patients of the demo clinic. */
export function provesMouths(server: TestServer) {
  it('knows of some patients with charts what they react to, of some that there is nothing, and of others nothing yet', async () => {
    const alerts = await server.database.selectFrom('medical_alert').select(['topic', 'patient_id']).execute()
    const topics = (of: string) => alerts.filter(({ topic }) => topic === of).length
    expect([topics('allergy'), topics('condition'), topics('medication')]).toEqual([4, 5, 4])
    const answers = await server.database.selectFrom('medical_answer').select(['answer', 'patient_id']).execute()
    expect(answers.filter(({ answer }) => answer === 'none').length).toBeGreaterThan(8)
    const charted = server.database.selectFrom('odontogram_finding').select('patient_id').distinct()
    const asked = new Set(answers.map(({ patient_id }) => patient_id))
    const patients = new Set((await charted.execute()).map(({ patient_id }) => patient_id))
    expect(asked.size).toBe(10)
    expect([...asked].filter((id) => !patients.has(id))).toEqual([])
  })

  it('has the charts of twenty mouths of all ages and more, each by its dentist in a visit of the past, without a contradiction', async () => {
    const charted = await server.database.selectFrom('odontogram_finding').select('patient_id').distinct().execute()
    expect(charted.length).toBeGreaterThanOrEqual(20)
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const charts = await Promise.all(
      charted.map(
        async ({ patient_id: id }) => (await server.call('getOdontogram', { token, path: { id } })).body.data,
      ),
    )
    const ages = charts.map(({ patient }) => yearsBetween(patient.date_of_birth, today))
    expect([Math.min(...ages) < 6, Math.max(...ages) >= 50]).toEqual([true, true])
    const mouths = charts.map(({ findings }) => mouthOf(findings))
    expect(mouths.flatMap(({ conflicts }) => conflicts)).toEqual([])
    expect(mouths.filter(({ planned }) => planned.length > 0).length).toBeGreaterThan(4)
    const totals = mouths.map(({ now: holding }) => dmftOf(holding).total)
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([0, 8])
    expect(charts.filter(({ findings }) => findings.some(({ mode }) => mode === 'done_here')).length).toBeGreaterThan(3)
    expect(charts.filter(({ needs_examination, visits }) => needs_examination || visits.length === 0)).toEqual([])
    const moments = charts.flatMap(({ findings }) => findings.map(({ at }) => at))
    expect(moments.filter((at) => at > now.toISOString())).toEqual([])
  })

  it('has examined two thirds of these mouths beside the teeth, and scored how clean they are on teeth that are there', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const charted = await server.database.selectFrom('odontogram_finding').select('patient_id').distinct().execute()
    const charts = await Promise.all(
      charted.map(
        async ({ patient_id: id }) => (await server.call('getOdontogram', { token, path: { id } })).body.data,
      ),
    )
    const seen = charts.map(({ oral_examinations }) => lastExamined(oral_examinations))
    expect(seen.filter(({ header }) => header).length).toBeGreaterThanOrEqual(13)
    const grades = seen.flatMap(({ ohis }) => ohisOfScores(ohis?.content.ohis ?? [])?.grade ?? [])
    expect(new Set(grades)).toEqual(new Set(['good', 'fair', 'poor']))
    const all = charts.flatMap(({ oral_examinations }) => oral_examinations)
    expect(
      all.filter(({ state, content }) => state !== 'final' || Object.keys(oralExaminationProblems(content)).length > 0),
    ).toEqual([])
    const onLost = charts.flatMap(({ findings, oral_examinations }) => {
      const first = oral_examinations.slice(0, 1).flatMap(({ content }) => content.ohis)
      const until = oral_examinations[0]?.written_at
      const places = ohisPlacesOf([], mouthOf(findings, { until }).now)
      return first.filter(({ tooth }) => !places.some((place) => place.tooth === tooth))
    })
    expect(onLost).toEqual([])
  })

  it('has the signed note of each of these visits, of which nothing is missing', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const visits = await server.database
      .selectFrom('note')
      .select(['visit_id', 'patient_id'])
      .where('state', '=', 'signed')
      .execute()
    const patientIds = new Map(visits.map(({ visit_id, patient_id }) => [visit_id, patient_id]))
    const shown = await Promise.all(
      visits.map(
        async ({ visit_id: id }) => (await server.call('getVisitNote', { token, path: { id } })).body.data.notes,
      ),
    )
    const notes = shown.flat()
    expect(notes.length).toBeGreaterThan(20)
    expect(notes.filter(({ state, is_intact }) => state !== 'signed' || !is_intact)).toEqual([])
    const offered = await server.database
      .selectFrom('product')
      .select(['id', 'scope', 'needs_consent', 'odontogram_code'])
      .execute()
    const charted = await server.database.selectFrom('odontogram_finding').select(findingColumns).execute()
    const findings = charted.map(findingOf)
    const beside = {
      products: new Map(offered.map(({ id, ...product }) => [id, product])),
      unsigned: [],
      dictated: [],
      unacknowledged: [],
      licence: 'valid',
    } as const
    const stored = await server.database
      .selectFrom('treatment_consent')
      .select(['id', 'patient_id', 'state', 'content'])
      .execute()
    const consents = stored.map(({ patient_id: id, ...consent }) => ({ ...consent, patient: { id } }))
    const problems = notes.flatMap(({ content, visit_id, signature }) => {
      const patient_id = patientIds.get(visit_id) ?? 0
      const written = {
        today: inJakarta(signature?.signed_at ?? ''),
        done: doneIn(findings, String(visit_id)),
        patient_id,
        consents,
      }
      return finishProblems(finishFacts(content, { ...beside, ...written }))
    })
    expect(problems).toEqual([])
    const performed = notes.flatMap(({ content }) => content.procedures)
    expect(performed.filter((procedure) => !procedure.icd9cm)).toEqual([])
    const codes = notes.flatMap(({ content }) => content.diagnoses.map(({ code }) => code))
    expect(codes.filter((code) => !icd10.some((term) => term.code === code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(5)
    const { count } = await server.database
      .selectFrom('procedure')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(notes.flatMap(({ content }) => content.procedures).length)
  })

  it('has told patients what is done in both languages, and has their signatures: consents, a refusal and one that was revoked', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const forms = (await server.call('listConsentForm', { token })).body.data.rows
    expect(forms.length).toBeGreaterThanOrEqual(4)
    expect(forms.flatMap((form) => Object.values(form)).filter((text) => text === '')).toEqual([])
    const stored = await server.database.selectFrom('treatment_consent').select('patient_id').distinct().execute()
    const consents = (
      await Promise.all(
        stored.map(
          async ({ patient_id: id }) =>
            (await server.call('listPatientTreatmentConsent', { token, path: { id } })).body.data?.rows ?? [],
        ),
      )
    ).flat()
    expect(consents.filter(({ is_intact }) => !is_intact)).toEqual([])
    expect(consents.filter(({ is_relied_on }) => is_relied_on).length).toBeGreaterThan(2)
    expect(consents.filter(({ state }) => state === 'revoked')).toHaveLength(1)
    expect(consents.filter(({ content }) => content.decision === 'refused')).toHaveLength(1)
    const products = new Map(
      (await server.database.selectFrom('product').select(['id', 'scope']).execute()).map(({ id, scope }) => [
        id,
        { scope },
      ]),
    )
    const problems = consents.flatMap(({ content, patient, signature }) =>
      consentProblems(content, {
        born: patient.date_of_birth,
        on: inJakarta(signature.signed_at),
        isMarried: false,
        products,
      }),
    )
    expect(problems).toEqual([])
  })

  it('has treatment plans that wait, that are agreed to and half done, and that are not wanted, of services that fit their teeth', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const stored = await server.database.selectFrom('treatment_plan').select('patient_id').distinct().execute()
    const lists = await Promise.all(
      stored.map(
        async ({ patient_id: id }) =>
          (await server.call('listPatientTreatmentPlan', { token, path: { id } })).body.data?.rows ?? [],
      ),
    )
    const plans = lists.flat()
    expect(new Set(plans.map(({ state }) => state))).toEqual(new Set(['draft', 'proposed', 'accepted', 'declined']))
    expect(plans.filter(({ expired }) => expired)).toEqual([])
    const items = plans.flatMap((plan) => plan.items)
    expect(items.filter(({ price }) => price === null)).toEqual([])
    const scopes = new Map(
      (await server.database.selectFrom('product').select(['id', 'scope']).execute()).map(({ id, scope }) => [
        id,
        scope,
      ]),
    )
    const isOnTooth = ({ product_id }: (typeof items)[number]) =>
      ['tooth', 'surface'].includes(scopes.get(product_id) ?? '')
    expect(items.filter((each) => isOnTooth(each) !== (each.tooth !== null))).toEqual([])
    const done = items.filter(({ state }) => state === 'done').map(({ id }) => id)
    const carriedOut = await server.database
      .selectFrom('procedure')
      .select('plan_item_id')
      .where('plan_item_id', 'is not', null)
      .execute()
    expect(done.length).toBeGreaterThan(0)
    expect(carriedOut.map(({ plan_item_id }) => plan_item_id).filter((id) => done.includes(id ?? 0))).toEqual(done)
  })
}
