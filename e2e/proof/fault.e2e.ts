import { addDays } from '@clinic/core/time'
import { expect, type Page } from '@playwright/test'
import { isSoak, scaled } from '../../scale'
import { type Api, apiOf, createPatient, registerBehindThePage, unwrap } from '../models/clinic-api'
import { loseAnswer, loseSome, seeded } from '../models/lossy-network'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'

// Seen to fail: the bar shown 300 ms late; `networkMode` of mutations left out (a save pressed offline); a new
// Idempotency-Key for every try (a save that got lost); the query key of a list without its search (many searches); the
// clock of the desk in byServerClock.

const desk = 'frontoffice@demo.test'
const soakTime = isSoak ? 900_000 : 90_000

test.describe('3a-25: the network comes and goes while a form is filled', () => {
  test.setTimeout(soakTime)

  const fields = (said: { first: string; born: string; phone: string; nik: string }) => ({
    'First name': said.first,
    'Last name': 'Wijayanti',
    'Date of birth': said.born,
    'Identity number': said.nik,
    'Street and RT/RW': 'Jl. Kenanga No. 8',
    'City or regency': 'Jakarta Pusat',
    'Village (kelurahan)': 'Cikini',
    "Relative's name": 'Budi Wijaya',
    "Relative's phone": '0813 1111 2222',
    Email: 'ayu@mail.test',
    Occupation: 'Guru',
  })

  test('at the desk no field is lost, the bar is right, a save pressed offline is not lost', async ({
    page,
    context,
    session,
    patient,
  }) => {
    const { firstName: first, born, phone, nik } = newVisitor(`Flip${Date.now() % 100_000}`)
    const token = await session.enter(desk, '/clinic/patient/new')
    const seeBar = await watchTheBar(page)
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await page.getByLabel('Phone', { exact: false }).first().fill(phone)
    const typed = await fillWhileFlipping(page, fields({ first, born, phone, nik }))
    await seeBar(typed.flips)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save patient' }).click()
    await expect(page.getByRole('alert')).toContainText('The server does not answer')
    await seeFields(page, typed.fields)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save patient' }).click()
    await patient.seePage(first)
    const { rows } = await find(apiOf(new URL(page.url()).origin, token), first)
    expect(rows).toHaveLength(1)
  })

  test('in the public registration no field is lost either', async ({ page, context, registration }) => {
    const { firstName: first, born, phone, nik } = newVisitor('Flip')
    await registration.open('kenari-cikini')
    await registration.next()
    await registration.next()
    const seeBar = await watchTheBar(page)
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await page.getByLabel('Phone', { exact: false }).first().fill(phone)
    const typed = await fillWhileFlipping(page, fields({ first, born, phone, nik }))
    await seeBar(typed.flips)
    await registration.consent()
    await context.setOffline(true)
    await registration.register()
    await expect(page.getByRole('alert')).toContainText('The server does not answer')
    await context.setOffline(false)
    await registration.register()
    await registration.seeCode()
  })
})

/** Types every field in two halves, and pulls out the network, or puts it back, between them; then all over again. */
async function fillWhileFlipping(page: Page, fields: Record<string, string>) {
  const flips = scaled(100) + (scaled(100) % 2)
  await page.getByText('More details').click()
  const all = Object.entries(fields)
  for (let turn = 0; turn < Math.max(flips, all.length); turn++) {
    const [label = '', text = ''] = all[turn % all.length] ?? []
    const field = page.getByLabel(label, { exact: false }).first()
    await field.fill(text.slice(0, 3))
    if (turn < flips) await page.context().setOffline(turn % 2 === 0)
    await field.press('End')
    await field.pressSequentially(text.slice(3))
  }
  await seeFields(page, fields)
  return { fields, flips }
}

async function seeFields(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue(text)
}

/** Measures in the page how long the bar takes to follow the browser's word. */
async function watchTheBar(page: Page) {
  await page.evaluate(() => {
    const told: number[] = []
    const seen: number[] = []
    const isShown = () => document.querySelector('[data-bottom-bar]') !== null
    let last = isShown()
    for (const word of ['offline', 'online']) window.addEventListener(word, () => told.push(performance.now()))
    new MutationObserver(() => {
      if (isShown() === last) return
      last = isShown()
      seen.push(performance.now())
    }).observe(document.body, { childList: true, subtree: true })
    Reflect.set(window, 'bar', { told, seen })
  })
  return async (flips: number) => {
    const { told, seen } = await page.evaluate((): { told: number[]; seen: number[] } => Reflect.get(window, 'bar'))
    expect([told.length, seen.length]).toEqual([flips, flips])
    for (const [flip, at] of told.entries()) expect((seen[flip] ?? 0) - at, `flip ${flip}`).toBeLessThanOrEqual(200)
  }
}

test.describe('3a-27: a slow and lossy network', () => {
  test.setTimeout(soakTime)

  test('of many searches the last one is shown, even if replies are lost or late', async ({ page, frame, session }) => {
    const seed = 20_261_120
    const random = seeded(seed)
    const token = await session.enter(desk, '/clinic/patient')
    const api = apiOf(new URL(page.url()).origin, token)
    await loseSome(page, '**/api/patient?*', { random, lost: 30, slowest: 600 })
    const words = ['a', 'an', 'sa', 'wi', 'ra', 'di', 'nur', 'bu']
    for (let round = 0; round < scaled(40); round++) {
      let last = ''
      for (let question = 0; question < 4; question++) {
        last = words[Math.floor(random() * words.length)] ?? ''
        await page.evaluate((to) => history.pushState(null, '', to), `/clinic/patient?search=${last}`)
      }
      const { rows } = await find(api, last)
      const wanted = rows.map(({ record_number }) => record_number)
      const shown = page.getByRole('table', { name: /patients/i }).locator('tbody tr')
      await expect
        .poll(async () => (await shown.allInnerTexts()).map((text) => /\d\d-\d\d-\d\d/.exec(text)?.[0]), {
          message: `seed ${seed}, round ${round}, search ${last}`,
          timeout: 20_000,
        })
        .toEqual(wanted)
      await frame.seeScreen()
    }
  })

  test('a save whose answer got lost is repeated without a second patient', async ({
    page,
    session,
    registration,
    patient,
  }) => {
    const visitor = newVisitor(`Hilang${Date.now() % 100_000}`)
    const token = await session.enter(desk, '/clinic/patient/new')
    await registration.fillIn(visitor)
    await page.route('**/api/patient', loseAnswer, { times: 2 })
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.getByRole('button', { name: 'Save patient' }).click()
      await expect(page.getByRole('alert')).toContainText('The server does not answer')
      await expect(page.getByRole('button', { name: 'Save patient' })).toBeEnabled()
    }
    await loseSome(page, '**/api/patient', { random: seeded(1), lost: 0, slowest: 50, doubled: 100 })
    await page.getByRole('button', { name: 'Save patient' }).click()
    await patient.seePage(visitor.firstName)
    const { rows } = await find(apiOf(new URL(page.url()).origin, token), visitor.firstName)
    expect(rows).toHaveLength(1)
  })

  test('on slow 3G a patient is found, opened and changed, and each screen is the one asked for last', async ({
    page,
    frame,
    session,
    patient,
  }) => {
    const token = await session.enter(desk, '/clinic/patient')
    const api = apiOf(new URL(page.url()).origin, token)
    const [first, second] = [await createPatient(api, { first_name: 'Pelan' }), await createPatient(api)]
    const devtools = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
    await devtools.send('Network.emulateNetworkConditions', slow)
    for (const { id } of [first, second, first])
      await page.evaluate((to) => history.pushState(null, '', to), `/clinic/patient/${id}`)
    await frame.seeScreen()
    await patient.seePage('Pelan')
    await patient.edit()
    await patient.typePhone('0811 2345 6789')
    await patient.save()
    await patient.seePage('Pelan')
    await expect(page.getByText('811-2345-6789').first()).toBeVisible()
  })
})

for (const days of [-1, 1]) {
  test(`3a-27: on a desk whose clock is ${days} day off, today, ages and waiting are the clinic's`, async ({
    page,
    frame,
    session,
  }) => {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000)
    const token = await session.enter(desk)
    const api = apiOf(new URL(page.url()).origin, token)
    const { today } = await unwrap(api.GET('/api/dashboard'))
    await expect(page.getByText(/^Hello, /)).toContainText(String(new Date(today).getUTCDate()))

    // one year old today, or only tomorrow; who is one on 29 February was so on the 28th
    const born = today.replace(/^\d+/, (year) => `${Number(year) - 1}`).replace('-02-29', '-02-28')
    for (const [date_of_birth, age] of [
      [born, '1 yr'],
      [addDays(born, 1), '11 mo'],
    ] as const) {
      const { id } = await createPatient(api, { date_of_birth })
      await frame.go(`/clinic/patient/${id}`)
      await expect(page.getByText(age, { exact: false }).first()).toBeVisible()
    }

    const name = `Nanti${Date.now() % 100_000}`
    await registerBehindThePage(api, { first_name: name })
    await frame.go(`/clinic/patient/registration?search=${name}`)
    await expect(page.getByText(/^Waiting 1 minute$/)).toBeVisible()
  })
}

const find = (api: Api, search: string) => unwrap(api.GET('/api/patient', { params: { query: { search } } }))
