import { expect, type Page } from '@playwright/test'
import { addAllergy, apiOf, createPatient } from './models/clinic-api'
import { printed } from './models/printed'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'
import { letIn } from './models/visit.model'

test('the desk prints the number of a patient on paper of 58 mm', async ({ baseURL, page, session }) => {
  const visit = await letIn(`Uji${newVisitor('').nik.slice(-8)}`, baseURL)
  await session.enter('frontoffice@demo.test')
  await page.goto(`/clinic/dashboard/queue?visit=${visit.id}`)
  await page.getByRole('link', { name: 'Print the ticket' }).click()
  await expect(page.getByRole('article').getByText(`${visit.queue_number}`, { exact: true })).toBeVisible()
  const { pages, millimetres } = await printed(page)
  expect(pages).toBe(1)
  expect(millimetres).toBe(58)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await expect(page.getByRole('dialog', { name: visit.patient.first_name })).toBeVisible()
})

test('a dentist prints the chart of a patient on A4, and nothing of the frame', async ({ page, session }) => {
  await session.enter('doctor@demo.test')
  await page.goto('/doctor/patient/5/odontogram')
  await page.getByRole('link', { name: 'Print the form' }).click()
  const form = page.getByRole('article')
  await expect(form.getByText(/^DMF-T \d+/)).toBeVisible()
  await expect(form.getByRole('row')).not.toHaveCount(0)
  const { millimetres } = await printed(page)
  expect(millimetres).toBe(210)
  await expect(page.getByText('Skip to the content')).toBeHidden()
})

for (const [who, said] of [
  ['an adult', {}],
  ['a child', { date_of_birth: '2018-05-17', guardian_name: 'Rina Lestari', guardian_phone: '+6281234567891' }],
  ['a patient of a long name', { last_name: 'Raden Ajeng Kusumaningrum Wijayakusuma Hadiningrat Suryadini' }],
] as const)
  test(`the desk prints the personal data of ${who} on one page of A4`, async ({ baseURL, page, session }) => {
    const api = apiOf(baseURL ?? '', await session.enter('frontoffice@demo.test'))
    const { id } = await createPatient(api, { ...said, phone: '+6281298765432' })
    await addAllergy(api, { id }, 'Amoksisilin')
    await page.goto(`/clinic/patient/${id}/details`)
    await page.getByRole('link', { name: 'Print the personal data' }).click()
    const sheet = page.getByRole('article')
    await expect(sheet.getByText('Amoksisilin (Medicine)')).toBeVisible()
    await expect(sheet.getByText(who === 'a child' ? 'Rina Lestari' : /^Ayu .+/).last()).toBeVisible() // who signs
    const { pages, millimetres } = await printed(page)
    expect([pages, millimetres]).toEqual([1, 210])
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the personal data' }).click()
    await expect(page.getByRole('link', { name: 'Print the personal data' })).toBeVisible()
  })

for (const [kind, title] of [
  ['doctor', 'Dentist schedule'],
  ['staff', 'Assistant schedule'],
] as const)
  test(`the desk prints the week of the ${kind} schedule on A4, the long side across`, async ({ page, session }) => {
    await session.enter('frontoffice@demo.test')
    await page.goto(`/clinic/${kind}-schedule`)
    await page.getByRole('link', { name: 'Print the week' }).click()
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
    await expect(sheet.getByRole('columnheader')).toHaveCount(8)
    const people = (await sheet.getByRole('row').count()) - 1
    const { pages = 0, millimetres } = await printed(page)
    expect(millimetres).toBe(297)
    // one page for the clinic as it is; further tests add people
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(Math.ceil(people / 8))
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the schedule' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

/** Of the visits of a patient of the demo clinic the last one is signed; the first may be of today, and wait. */
const showSignedVisit = (page: Page) =>
  page
    .getByRole('button', { name: /^Show the visit of / })
    .last()
    .click()

test('a dentist issues a letter of attendance, prints it on A5, and voids it; the summary of the visit is A4', async ({
  page,
  session,
}) => {
  await session.enter('doctor@demo.test')
  await page.goto('/doctor/patient/5/visit')
  await showSignedVisit(page)
  await page.getByRole('button', { name: 'Write a letter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Write a letter for / })
  await dialog.getByLabel('Kind of letter').selectOption('attendance')
  await dialog.getByLabel('Remark').fill('Diantar ibunya')
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(dialog).toBeHidden()

  await page
    .getByRole('link', { name: /^Open Letter of attendance / })
    .first()
    .click()
  const letter = page.getByRole('article')
  await expect(letter.getByRole('heading', { name: 'Surat Keterangan Berobat' })).toBeVisible()
  await expect(letter.getByText('Diantar ibunya')).toBeVisible()
  const { pages, millimetres } = await printed(page)
  expect([pages, millimetres]).toEqual([1, 148])
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Back to the letters' }).click()
  await page
    .getByRole('button', { name: /^Void Letter of attendance / })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: /^Void letter / })
  await question.getByRole('textbox').fill('Salah pasien')
  await question.getByRole('button', { name: 'Void the letter' }).click()
  await expect(question).toBeHidden()
  await page
    .getByRole('link', { name: /^Open Letter of attendance / })
    .first()
    .click()
  await expect(letter.getByText('BATAL')).toBeVisible()

  await page.goto('/doctor/patient/5/visit')
  await showSignedVisit(page)
  await page.getByRole('link', { name: 'Print the summary' }).click()
  await expect(letter.getByRole('heading', { name: 'Summary of the visit' })).toBeVisible()
  expect((await printed(page)).millimetres).toBe(210)
})
