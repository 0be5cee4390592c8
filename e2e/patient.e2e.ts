import { expect } from '@playwright/test'
import { apiOf, createPatient } from './models/clinic-api'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { treat } from './models/visit.model'

const messyNames = [
  "Siti Nur'aini",
  'محمد',
  'Soekarno',
  "<script>alert('x')</script>",
  `${'Bambang '.repeat(7)}Sutrisno`,
]

for (const name of messyNames) {
  test(`a patient called ${name} is created, found and shown as written`, async ({ page, session, registration }) => {
    const violations: string[] = []
    page.on('dialog', (dialog) => violations.push(dialog.message()))
    await session.open()
    await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
    await page.goto('/clinic/patient/new')
    await registration.fillIn({ ...newVisitor(name), lastName: '' })
    await page.getByRole('button', { name: 'Save patient' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
    await page.goto(`/clinic/patient?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link').filter({ hasText: name.trim() }).first()).toBeVisible()
    expect(violations).toEqual([])
  })
}

test('a similar patient is shown before a duplicate is entered, and the typed text is kept', async ({
  page,
  baseURL,
  registration,
  patient,
  session,
}) => {
  const token = await session.enter('frontoffice@demo.test', '/clinic/patient/new')
  const visitor = newVisitor('Purnamasari')
  const [day, month, year] = visitor.born.split('/')
  const known = await createPatient(apiOf(baseURL ?? '', token), {
    first_name: 'Purnamasary',
    last_name: visitor.lastName,
    date_of_birth: `${year}-${month}-${day}`,
  })
  await registration.fillIn(visitor)
  await patient.save()
  await patient.seeLikely(known.record_number, 'Similar name, same date of birth')
  await page.keyboard.press('Escape')
  await registration.seeFilledIn(visitor)
  await patient.save()
  await patient.seeLikely(known.record_number, 'Similar name, same date of birth')
  await page.getByRole('button', { name: 'Somebody else: save' }).press('Enter')
  await patient.seePage('Purnamasari')
})

test('a taken identity number leads to the record that holds it, and the typed text stays', async ({
  baseURL,
  registration,
  patient,
  session,
  page,
}) => {
  const token = await session.enter('frontoffice@demo.test', '/clinic/patient/new')
  const visitor = newVisitor('Anjani')
  const holder = await createPatient(apiOf(baseURL ?? '', token), {
    first_name: 'Kinasih',
    last_name: '',
    identity_number: visitor.nik,
  })
  await registration.fillIn(visitor)
  await patient.save()
  const beside = await patient.openHolder(holder.record_number)
  await beside.seePage('Kinasih')
  await page.keyboard.press('Escape')
  await registration.seeFilledIn(visitor)
})

test('the button that saves a long form stays under the pointer when it is pressed', async ({ page, session }) => {
  await session.enter('frontoffice@demo.test', '/clinic/patient/new')
  const save = page.getByRole('button', { name: 'Save patient' })
  await page.getByText('More details').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5000)
  const top = async () => Math.round((await save.boundingBox())?.y ?? 0)
  const before = await top()
  await save.click()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await top()).toBe(before)
})

test('a search without a match shows that and can be cleared', async ({ page, session, patient }) => {
  await session.open()
  await session.loginAs('nurse@demo.test', '/nurse/dashboard')
  await patient.openList('nurse')
  await patient.search('nobody is called this')
  await patient.seeNoMatch()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  expect(new URL(page.url()).search).toBe('')
})

test('a patient is edited through the menu of their row', async ({ page, baseURL, patient, session }) => {
  const token = await session.enter('frontoffice@demo.test')
  const name = `Kusumawati ${Date.now()}`
  const { id } = await createPatient(apiOf(baseURL ?? '', token), { first_name: name, last_name: '' })
  await patient.openList()
  await patient.search(name)
  await patient.chooseInRow(name, 'Edit')
  await page.waitForURL(`**/clinic/patient/${id}/edit`)
  await patient.typePhone('0812 7777 1234')
  await patient.save()
  await patient.seePage(name)
  await expect(page.getByRole('link', { name: '+62 812-7777-1234' })).toBeVisible()
})

test('a patient becomes inactive, and active again', async ({ page, baseURL, patient, session }) => {
  const token = await session.enter('frontoffice@demo.test')
  const { id } = await createPatient(apiOf(baseURL ?? '', token), { first_name: 'Suryani', last_name: '' })
  await page.goto(`/clinic/patient/${id}/details`)
  await patient.setStatus('Deactivate')
  await expect(page.getByText('Suryani is inactive now')).toBeVisible()
  await patient.setStatus('Activate')
  await expect(page.getByText('Suryani is active again')).toBeVisible()
})

test('3a-27: two tabs edit one patient: the second is shown what is stored, and loses nothing', async ({
  page,
  context,
  session,
  registration,
  patient,
}) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/patient/new')
  await registration.fillIn(newVisitor('Rahayu'))
  await page.getByRole('button', { name: 'Save patient' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rahayu')
  const address = page.url()

  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${address}/edit`)
    await expect(tab.getByLabel('First name')).toHaveValue('Rahayu')
  }
  const [mine, theirs] = [patient, modelsOf(other).patient]
  await theirs.typePhone('0811 0000 0001')
  await theirs.save()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Rahayu')

  await mine.typePhone('0811 0000 0002')
  await mine.save()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText('Somebody saved a newer version')
  await expect(dialog).toContainText('811-0000-0002')
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('811-0000-0002').first()).toBeVisible()
})

test('a failed load shows the failure and never a list', async ({ page, session, patient }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await page.route('**/api/patient?*', (route) =>
    route.fulfill({ status: 400, json: { status: 'badRequest', msg: 'The list is broken', data: {} } }),
  )
  await patient.openList()
  await expect(page.getByRole('alert')).toContainText('The list is broken')
  await expect(page.getByText('No patients yet')).toHaveCount(0)
  await page.unroute('**/api/patient?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the keyboard alone: search, arrows, Enter opens', async ({ page, session, patient }) => {
  await session.open()
  await session.loginAs('doctor@demo.test', '/doctor/dashboard')
  await patient.openList('doctor')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search patients' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page
    .getByRole('link')
    .filter({ hasText: /\d\d-\d\d-\d\d/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/doctor\/patient\/\d+$/)
})

test('the list of patients loads with at most fourteen requests', async ({ page, context, browser, session }) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  // a device in the zone of the clinic: elsewhere it also loads the clock
  const colder = await browser.newContext({ storageState: await context.storageState(), timezoneId: 'Asia/Jakarta' })
  const list = await colder.newPage()
  const requests: string[] = []
  list.on('request', (request) => requests.push(request.url()))
  await list.goto(new URL('/clinic/patient', page.url()).href)
  await expect(list.getByRole('row').nth(5)).toBeVisible()
  await list.waitForLoadState('networkidle')
  expect(requests.filter((url) => !url.startsWith('data:')).length).toBeLessThanOrEqual(14)
  await colder.close()
})

test('a finished visit is found on the page of its patient, its note read and reopened by the manager @phone', async ({
  page,
  baseURL,
  patient,
  session,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const visit = await treat(name, baseURL)
  await session.enter('manager@demo.test', `/clinic/patient/${visit.patient.id}`)
  await patient.seePage(name)
  await patient.openPart('Visits')
  await patient.openVisit()
  await expect(page.getByText('Ngilu gigi kanan bawah')).toBeVisible()
  await patient.reopenVisit('Tambalan lepas')
  await expect(page.getByText('In the chair', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Signed by /)).toBeVisible()
  await patient.openPart('Access')
  await patient.seeReading('Manager', 'Note')
})

test('the manager erases a patient who never came, and is told why one who did has to be kept', async ({
  baseURL,
  page,
  session,
  patient,
}) => {
  const origin = baseURL ?? ''
  const token = await session.enter('manager@demo.test', '/clinic/patient')
  const visitor = newVisitor('Hapuslah')
  const { id } = await createPatient(apiOf(origin, token), {
    first_name: visitor.firstName,
    last_name: visitor.lastName,
  })
  await page.goto(`/clinic/patient/${id}/details`)
  await patient.erase('Asked for by letter')
  await expect(page).toHaveURL(/\/clinic\/patient$/)
  await page.goto(`/clinic/patient/${id}/details`)
  await expect(page.getByText('There is no such patient in this clinic')).toBeVisible()

  await page.goto('/clinic/patient/1/details')
  await page.getByRole('button', { name: 'Erase patient' }).click()
  await expect(page.getByRole('dialog', { name: /has to be kept$/ })).toContainText(/\d+ visits/)
})
