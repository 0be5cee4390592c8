import { expect, type Page } from '@playwright/test'
import { unwrap } from './models/clinic-api'
import { onDisk } from './models/on-disk'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'
import { startTreatment } from './models/visit.model'

const lines = ['46 o car', '36 mo amf', '11 mpc', '26 mis karies', '17 o fis']

let visit: Awaited<ReturnType<typeof startTreatment>>
let name: string
test.beforeEach(async ({ baseURL, session }) => {
  name = `Uji${newVisitor('').nik.slice(-8)}`
  visit = await startTreatment(name, baseURL)
  await session.enter(visit.email, address())
})

const address = () => `/doctor/idental/start-practice?visit=${visit.id}`

/** The page is here, and the server is not. */
const cut = (page: Page) => page.route('**/api/**', (route) => route.abort())
const restore = (page: Page) => page.unroute('**/api/**')

/** The entries the server has of this visit: how many, and how many keys. */
async function stored() {
  const { findings } = await unwrap(
    visit.api.GET('/api/patient/{id}/odontogram', { params: { path: { id: visit.patient.id } } }),
  )
  return findings.map(({ teeth }) => teeth.join()).sort()
}
const wanted = ['11', '17', '26', '36', '46']

test('what was charted without a network outlives a reload and is sent once after the next sign-in', async ({
  page,
  session,
  practice,
}) => {
  await expect(practice.line).toBeVisible()
  await cut(page)
  for (const line of lines) await practice.type(line)
  await expect(page.getByText('being sent', { exact: true })).toHaveCount(5)
  await expect.poll(async () => (await onDisk(page)).match(/journal/g)?.length).toBe(5)
  expect(await onDisk(page)).not.toMatch(new RegExp(`${name}|car|amf|patient`))
  await page.reload()
  await session.seeLogin()
  expect(await stored()).toEqual([])

  await restore(page)
  await session.loginAs(visit.email, '/doctor/dashboard')
  await page.goto(address())
  await practice.seeFinding(/^46, .*caries/i)
  await practice.seeEverythingSent()
  await expect.poll(stored).toEqual(wanted)
  await page.reload()
  await practice.seeFinding(/^46, .*caries/i)
  expect(await stored()).toEqual(wanted)
  expect(await onDisk(page)).not.toContain('journal')
})

test('a 401 in the middle loses nothing, another user in between sees nothing, and any page of the dentist sends it', async ({
  page,
  session,
  practice,
}) => {
  await practice.type('46 o car')
  await practice.seeEverythingSent()
  await page.route('**/api/visit/*/odontogram', (route) => route.abort())
  await practice.type('36 mo amf; 11 mpc')
  await expect(page.getByText('being sent', { exact: true })).toHaveCount(2)
  const token = await session.token()
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  await session.seeLogin()

  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await page.goto('/doctor/idental-backup')
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto('/clinic/dashboard')
  await session.logout()
  await session.seeLogin()
  expect(await stored()).toEqual(['46'])
  await page.unroute('**/api/visit/*/odontogram')

  await session.loginAs(visit.email, '/doctor/dashboard')
  await expect.poll(stored, { timeout: 20_000 }).toEqual(['11', '36', '46'])
})

test('before a sign-out the page says what is unsent; it waits for the next sign-in, and a refused entry for its dentist', async ({
  page,
  session,
  practice,
}) => {
  await expect(practice.line).toBeVisible()
  await page.route('**/api/visit/*/odontogram', (route) => route.abort())
  for (const line of lines) await practice.type(line)
  await expect(page.getByRole('link', { name: '5 entries not sent' })).toBeVisible({ timeout: 20_000 })
  await session.leaveUnsent(5)
  await session.seeLogin()
  await page.unroute('**/api/visit/*/odontogram')
  expect(await stored()).toEqual([])

  await page.route('**/api/visit/*/odontogram', (route) =>
    route.fulfill({ status: 422, json: { status: 'failed', msg: 'The chart does not take this.', data: {} } }),
  )
  await session.loginAs(visit.email, '/doctor/dashboard')
  await page.getByRole('link', { name: '5 entries not sent' }).click({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Backup of what was not sent' })).toBeVisible()
  await expect(page.getByText('Refused', { exact: true })).toHaveCount(5)
  await expect(page.getByText('The record now')).toHaveCount(5)
  await page.unroute('**/api/visit/*/odontogram')
  for (let left = 5; left > 1; left -= 1)
    await page.getByRole('button', { name: 'Send again', exact: true }).first().click()
  await page.getByRole('button', { name: 'Discard', exact: true }).first().click()
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(4)
  await expect.poll(async () => (await stored()).length).toBe(4)
})
