import { expect } from '@playwright/test'
import { askOnline, offerOf } from '../models/booking/booking-request'
import { apiOf, createPatient, newToken, unwrap } from '../models/clinic-api'
import { newName } from '../models/registration.model'
import { test } from '../models/test'

const inbox = '/clinic/dashboard/booking-request'
const desk = 'frontoffice@demo.test'

test('the desk books the request of a patient it knows @phone', async ({ baseURL, page, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', desk))
  const name = newName()
  const patient = await createPatient(api, { first_name: name, last_name: '' })
  const asked = await askOnline(baseURL, {
    first_name: name,
    date_of_birth: patient.date_of_birth,
    phone: patient.phone,
  })
  await session.enter(desk, `${inbox}?search=${name}`)
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click()
  await expect(page.getByText('Ngilu kalau minum es')).toBeVisible()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  await expect(dialog.getByLabel(/^Patient/)).toHaveValue(name)
  await expect(dialog.getByLabel(/^Requested via/)).toHaveValue('online')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/booked an appointment on/)).toBeVisible()
  const whatsapp = page.getByRole('link', { name: 'Tell the visitor on WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', /wa\.me.*Halo/)
  expect(await asked.read()).toMatchObject({
    state: 'booked',
    appointment: { starts_at: asked.time.starts_at, doctor_name: asked.time.doctor_name },
  })
})

test('somebody unknown is registered and comes back to the request, which is then booked', async ({
  baseURL,
  page,
  session,
}) => {
  const name = newName()
  const asked = await askOnline(baseURL, { first_name: name })
  await session.enter(desk, `${inbox}?search=${name}`)
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Choose a patient, or register a new one')).toBeVisible()
  await page.getByRole('link', { name: 'New patient' }).click()
  await expect(page.getByLabel('First name')).toHaveValue(name)
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await page.getByLabel('Identity number').fill(`31730157${Math.floor(10_000_000 + Math.random() * 89_999_999)}`)
  await page.getByLabel("Relative's name").fill('Budi')
  await page.getByLabel("Relative's phone").fill('081311112222')
  await page.getByRole('button', { name: 'Save patient' }).click()
  await expect(page).toHaveURL(/booking-request\/\d+\?patient=\d+/)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  await expect(dialog.getByLabel(/^Patient/)).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/booked an appointment on/)).toBeVisible()
  expect((await asked.read()).state).toBe('booked')
})

test('the desk declines with a reason, which the visitor reads @phone', async ({ baseURL, page, session }) => {
  const name = newName()
  const asked = await askOnline(baseURL, { first_name: name })
  await session.enter(desk, `${inbox}?search=${name}`)
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('radio', { name: /^Waktu ini sudah terisi/ }).check()
  await page.getByRole('button', { name: 'Decline the request' }).click()
  await expect(page.getByText(/declined this request on/)).toBeVisible()
  expect(await asked.read()).toMatchObject({
    state: 'declined',
    reason: 'Waktu ini sudah terisi. Silakan pilih waktu lain.',
  })
})

test('the manager switches online booking off, and visitors are asked to call', async ({ baseURL, page, session }) => {
  await session.enter('manager2@demo.test', '/clinic/information/registration')
  const set = async (open: boolean) => {
    await page.goto('/clinic/information/registration')
    await page.getByLabel('Visitors may ask for appointments online').setChecked(open)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Clinic information saved')).toBeVisible()
    expect(await offerOf(baseURL, 'kenari-tebet')).toMatchObject({ open })
  }
  await set(false)
  await expect(page.getByText(/^Online booking is switched off/)).toBeVisible()
  await set(true)
})

test('the calendar shows who waits, leads to the request, and forgets it once another window has declined', async ({
  baseURL,
  page,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', desk))
  const name = newName()
  const { time } = await askOnline(baseURL, { first_name: name })
  const day = new Date(Date.parse(time.starts_at) + 7 * 3_600_000).toISOString().slice(0, 10)
  const calendar = `/clinic/dashboard/calendar?date=${day}&by=doctor`
  await session.enter(desk, calendar)
  const card = page.getByRole('button', { name: new RegExp(`^${name}, .*Asked for online, waits for an answer`) })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/booking-request\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  await page.goBack()
  await expect(card).toBeVisible()
  await unwrap(
    api.POST('/api/booking-request/{id}/decline', {
      params: { path: { id } },
      body: { version: 1, reason: 'Dokter sedang cuti' },
    }),
  )
  await expect(card).toHaveCount(0)
})
