import { apiOf, createPatient } from './models/clinic-api'
import { test } from './models/test'

test('the front office finds a patient by a part of the phone and opens the page with the keyboard @phone', async ({
  page,
  search,
  session,
}) => {
  const token = await session.enter('frontoffice@demo.test')
  const { id, phone, first_name } = await createPatient(apiOf(new URL(page.url()).origin, token))
  await search.open()
  await search.type(phone.slice(-9))
  await search.see('Patients', first_name)
  await search.choose()
  await page.waitForURL(`**/clinic/patient/${id}`)
  await search.seeClosed()
})

test('the slash is the list’s own where it has a search, and everywhere else opens this one', async ({
  search,
  session,
}) => {
  await session.enter('manager@demo.test', '/clinic/room')
  await search.press('/')
  await search.seeListSearch()
  await search.goTo('/clinic/information')
  await search.press('/')
  await search.type('rooms')
  await search.see('Screens', 'Dentist Rooms')
  await search.leave()
  await search.seeClosed()
})

test('a tab is found by its name and opened with Enter', async ({ page, search, session }) => {
  await session.enter('frontoffice@demo.test')
  await search.open()
  await search.type('cash sh')
  await search.see('Screens', 'Cash shifts')
  await search.choose()
  await page.waitForURL('**/clinic/finance/cash-shift')
  await search.seeClosed()
})

test('a dentist finds patients and services, and no screen of others', async ({ search, session }) => {
  await session.enter('doctor@demo.test')
  await search.open()
  await search.type('finance')
  await search.seeNothing('finance')
})

test('a kind that cannot be searched is named, the rest is found', async ({ page, search, session }) => {
  await session.enter('manager@demo.test')
  await page.route('**/api/product?*', (route) => route.abort())
  await search.open()
  await search.type('drg')
  await search.see('Dentists', 'drg.')
  await search.seeMissing('Services')
})
