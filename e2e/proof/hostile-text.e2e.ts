import { informationUpdate } from '@clinic/core/information'
import { patientInputFixture } from '@clinic/core/testing'
import { type Browser, expect, type Page } from '@playwright/test'
import { isSoak } from '../../scale'
import { watchForAttacks } from '../models/attack-watch'
import {
  type Api,
  apiOf,
  createPatient,
  newKey,
  newPatient,
  newToken,
  registerBehindThePage,
  type Schema,
  unwrap,
} from '../models/clinic-api'
import { hostileAddresses, hostileTexts } from '../models/hostile-texts'
import { startProduct } from '../models/product'
import { modelsOf, test } from '../models/test'

// Seen to fail: `dangerouslySetInnerHTML` in page.tsx (every screen) and in conflict-dialog.tsx; what was typed as a link of
// Instagram itself (schemes).

const patientTexts = [
  'first_name',
  'last_name',
  'place_of_birth',
  'ethnicity',
  'nationality',
  'occupation',
  'relative_name',
  'identity_reason',
] as const
const addressTexts = ['street', 'province', 'city', 'district', 'village'] as const
const clinicTexts = [
  'name',
  'address',
  'city',
  'province',
  'country',
  'instagram',
  'linkedin',
  'facebook',
  'twitter',
] as const

/** Deals the corpus out: each text to one field; in the soak, each text to every field. */
function dealt(fields: number, skipped = 0) {
  const texts = hostileTexts.map((text) => text.trim())
  const rounds = isSoak ? texts.length : Math.ceil(texts.length / fields)
  const step = isSoak ? 1 : fields
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: fields }, (_, field) => texts[(round * step + field + skipped) % texts.length] ?? ''),
  )
}

const zip = (names: readonly string[], texts: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [name, texts[index]]))

function hostilePatient(texts: readonly string[], overrides: Partial<Schema<'PatientInput'>> = {}) {
  // a village of the list has its own names
  const address = {
    ...patientInputFixture().address,
    area_code: '',
    ...zip(addressTexts, texts.slice(patientTexts.length)),
  }
  const email = '"><svg/onload=__xss=1>@evil.test'
  return newPatient({
    ...zip(patientTexts, texts),
    address,
    email,
    identification: 'not_available',
    identity_number: '',
    ...overrides,
  })
}
const textsOfAPatient = patientTexts.length + addressTexts.length

/** Every text stands on the page as it was written: in its words or in its fields, which have one line. */
async function seeTexts(page: Page, texts: readonly string[]) {
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const fields = Array.from(document.querySelectorAll('input, textarea'), (field) => Reflect.get(field, 'value'))
        const words = document.body.textContent
        return wanted.filter((text) => !words.includes(text) && !fields.includes(text.replaceAll('\n', '')))
      }, texts),
    )
    .toEqual([])
}

const nameOf = ([first = '', last = '']: readonly string[]) => [first, last]

let product: Awaited<ReturnType<typeof startProduct>>
let api: Api
test.beforeAll(async () => {
  product = await startProduct()
  api = apiOf(product.address, await newToken(product.address, 'manager@demo.test'))
})
test.afterAll(() => product.stop())

test.describe('3a-9: no stored text runs', () => {
  test.setTimeout(isSoak ? 3_600_000 : 120_000)
  const open = (browser: Browser) => browser.newPage({ baseURL: product.address })

  test('the corpus is large enough', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(200)
  })

  test('in patients: list, page, edit, conflict, toast', async ({ browser }) => {
    const page = await open(browser)
    const attacks = await watchForAttacks(page)
    const frame = modelsOf(page).frame
    const patients: { id: number; texts: readonly string[] }[] = []
    const before = dealt(textsOfAPatient)
    for (const [index, texts] of dealt(textsOfAPatient, textsOfAPatient).entries()) {
      // half of them get their texts by a change
      const created = await createPatient(api, hostilePatient(index % 2 ? (before[index] ?? texts) : texts))
      if (index % 2) await unwrap(update(created, hostilePatient(texts)))
      patients.push({ id: created.id, texts })
    }
    await modelsOf(page).session.enter('manager@demo.test')

    for (let list = 1; list <= Math.ceil(patients.length / 100); list++) {
      await frame.go(`/clinic/patient?rowPerPage=100&sort=-created_at&page=${list}`)
      const names = patients
        .toReversed()
        .slice(list * 100 - 100, list * 100)
        .flatMap(({ texts }) => nameOf(texts))
      await seeTexts(page, names)
      await attacks.seeNone(`page ${list} of the list`)
    }
    for (const { id, texts } of patients) {
      await frame.go(`/clinic/patient/${id}/details`)
      await seeTexts(page, texts)
      await attacks.seeNone(`patient ${id}`)
      await frame.go(`/clinic/patient/${id}/edit`)
      await seeTexts(page, texts)
      await attacks.seeNone(`the form of patient ${id}`)
    }

    const [{ id, texts }, { texts: mine = [] } = {}] = [patients[0] ?? { id: 0, texts: [] }, patients[1]]
    await frame.go(`/clinic/patient/${id}/edit`)
    await page.getByLabel('First name').fill(mine[0] ?? '')
    await page.getByText('More details').click()
    await page.getByLabel('Occupation').fill(mine[5] ?? '')
    const stored = await unwrap(api.GET('/api/patient/{id}', { params: { path: { id } } }))
    await unwrap(update(stored, { ...hostilePatient(texts), relative_name: mine[6] ?? '' }))
    await page.getByRole('button', { name: /^Save/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(mine[6] ?? '')
    await seeTexts(page, [mine[0] ?? '', mine[5] ?? '', texts[0] ?? '', texts[5] ?? ''])
    await attacks.seeNone('the conflict')
    await dialog.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(mine[0] ?? '')
    await attacks.seeNone('the toast')
  })

  test('in registrations: inbox, side by side, decided, dashboard', async ({ browser }) => {
    const page = await open(browser)
    const attacks = await watchForAttacks(page)
    const frame = modelsOf(page).frame
    const visitor = apiOf(product.address, null)
    const registered: string[][] = []
    // the dashboard shows who has waited longest
    const waiting = await unwrap(api.GET('/api/registration', { params: { query: { state: 'submitted' } } }))
    for (const { id } of waiting.rows) {
      const params = { path: { id }, header: { 'Idempotency-Key': newKey() } }
      await unwrap(api.POST('/api/registration/{id}/reject', { params, body: { version: 1, reason: 'Twice' } }))
    }
    const known = dealt(textsOfAPatient, 7)
    for (const [index, texts] of dealt(textsOfAPatient, 3).entries()) {
      // no two of one birth: whom the phone finds comes first
      const date_of_birth = new Date(Date.UTC(1940, 0, 1 + index)).toISOString().slice(0, 10)
      const patient = hostilePatient(texts, { date_of_birth })
      // the clinic knows somebody of that phone: both stand side by side
      await createPatient(api, hostilePatient(known[index] ?? texts, { phone: patient.phone }))
      await registerBehindThePage(visitor, patient, { 'X-Forwarded-For': `198.51.100.${index % 250}` })
      registered.push(texts)
    }
    const query = { rowPerPage: 100, sort: '-submitted_at' } as const
    const inbox = await unwrap(api.GET('/api/registration', { params: { query: { ...query, state: 'submitted' } } }))
    const ours = inbox.rows.slice(0, registered.length).toReversed()

    await modelsOf(page).session.enter('manager@demo.test', '/clinic/dashboard')
    await seeTexts(page, registered.slice(0, 5).flatMap(nameOf))
    await attacks.seeNone('the dashboard')
    await frame.go('/clinic/patient/registration?rowPerPage=100')
    await seeTexts(page, registered.slice(-100).flatMap(nameOf))
    await attacks.seeNone('the inbox')
    for (const [index, { id }] of ours.entries()) {
      await frame.go(`/clinic/patient/registration/${id}`)
      await seeTexts(page, [...(registered[index] ?? []), ...(known[index] ?? [])])
      await attacks.seeNone(`the review of registration ${id}`)
    }

    const [first] = ours
    await frame.go(`/clinic/patient/registration/${first?.id}`)
    await page.getByRole('button', { name: 'Accept as new patient' }).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(first?.first_name ?? '')
    await attacks.seeNone('the toast of a decision')
    await frame.go(`/clinic/patient/registration/${first?.id}`)
    await seeTexts(page, nameOf(registered[0] ?? []))
    await attacks.seeNone('the decided registration')
  })

  test('in the clinic: its page, its form, the header, the public page', async ({ browser }) => {
    const page = await open(browser)
    const attacks = await watchForAttacks(page)
    const frame = modelsOf(page).frame
    await modelsOf(page).session.enter('manager@demo.test', '/clinic/information')
    const rounds = dealt(clinicTexts.length).filter((_, round) => isSoak || round % 3 === 0)
    for (const [index, texts] of rounds.entries()) {
      const clinic = await unwrap(api.GET('/api/information'))
      const contact = hostileAddresses[index % hostileAddresses.length]?.trim() ?? ''
      const shown = {
        ...zip(clinicTexts, texts),
        area_code: '',
        instagram: contact,
        website: `https://x.test/'onclick=__xss=1//${index}`,
      }
      await unwrap(api.PUT('/api/information', { body: { ...informationUpdate(clinic), ...shown, status: 'active' } }))
      const words = Object.values(shown).filter((text) => text !== undefined)
      // a full load: the header and the navigation show the clinic's name too
      await page.goto(index % 2 ? '/clinic/information' : '/clinic/information?edit')
      await frame.seeScreen()
      await seeTexts(page, words)
      await attacks.seeNone(`the clinic, round ${index}`)

      const visitor = await open(browser)
      const attacksOnVisitor = await watchForAttacks(visitor)
      await visitor.goto(`/patient/register?clinic=${clinic.slug}`)
      await visitor.getByRole('button', { name: 'Next' }).click()
      await seeTexts(visitor, words)
      await attacksOnVisitor.seeNone(`the public page, round ${index}`)
      await visitor.close()
    }
  })
})

const update = ({ id, version }: Schema<'Patient'>, said: Schema<'PatientInput'>) =>
  api.PUT('/api/patient/{id}', { params: { path: { id } }, body: { ...said, version, status: 'active' } })
