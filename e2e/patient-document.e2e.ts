import { expect } from '@playwright/test'
import { apiOf, createPatient, newToken } from './models/clinic-api'
import { test } from './models/test'

test('a dentist files two radiographs, compares them and removes one; the desk sees papers alone @phone', async ({
  baseURL,
  page,
  photo,
  session,
}) => {
  const desk = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'frontoffice@demo.test'))
  const { id } = await createPatient(desk)
  await session.enter('doctor@demo.test')
  await page.goto(`/doctor/patient/${id}/document`)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Add files' }).click()
  const pictures = await Promise.all(['teal', 'gray'].map((color) => photo.make(color)))
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      ...pictures.map((picture, at) => ({ ...picture, name: `film ${at}.jpg` })),
      { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ])
  await dialog.getByLabel('Kind').selectOption('periapical')
  await dialog.getByLabel('Teeth').fill('46, 49')
  await dialog.getByRole('button', { name: 'Add 3 files' }).click()
  await expect(dialog.getByText('No tooth: 49')).toBeVisible()
  await dialog.getByLabel('Teeth').fill('46')
  await dialog.getByRole('button', { name: 'Add 3 files' }).click()
  await expect(dialog.getByText('2 files added. The others are still here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave out surat.pdf' }).click()
  await page.keyboard.press('Escape')

  const tiles = page.getByRole('button', { name: /^Show Periapical radiograph, .*, Tooth 46$/ })
  await expect(tiles).toHaveCount(2)
  await tiles.first().click()
  await expect(dialog.getByText('1 of 2')).toBeVisible()
  await dialog.getByLabel('Compare with').selectOption({ index: 1 })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this file?' })
  await question.getByLabel('Reason').fill('Buram')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tiles).toHaveCount(1)
  await expect(page.getByText(/^Removed by drg\. Andi Pratama, .*: Buram$/)).toBeVisible()
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto(`/clinic/patient/${id}/document`)
  await expect(page.getByText('No files yet')).toBeVisible()
})
