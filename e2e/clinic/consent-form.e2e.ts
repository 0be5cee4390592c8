import { expect } from '@playwright/test'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'

test('what a manager writes for a category is found beside the services, by its name and by its category', async ({
  page,
  master,
  session,
}) => {
  const name = `Implan ${newVisitor('').nik.slice(-8)}`
  const forms = master('/clinic/product/consent-form')
  await session.enter('manager@demo.test', '/clinic/product')
  await page.getByRole('link', { name: 'Consent forms' }).click()
  await page.getByRole('link', { name: 'New consent form' }).first().click()
  await forms.type('Name', name)
  await forms.choose('Category of services', 'Prosthodontics')
  await forms.type('Risks and complications', 'Perdarahan, bengkak')
  await forms.type('Risks and complications, in English', 'Bleeding, swelling')
  await forms.save()
  await forms.seeSaved(name)
  await page.goto('/clinic/product/consent-form?category=prosthodontics')
  await forms.search(name)
  await forms.see(name)
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Prosthodontics`) })).toBeVisible()
  await page.goto(`/clinic/product/consent-form?category=endodontics&search=${name}`)
  await forms.seeNone()
})

test('the front office has no consent forms beside the services', async ({ page, session }) => {
  await session.enter('frontoffice@demo.test', '/clinic/product')
  await expect(page.getByRole('link', { name: 'Price lists' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Consent forms' })).toHaveCount(0)
})
