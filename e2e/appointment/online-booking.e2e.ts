import { expect } from '@playwright/test'
import { newVisitor } from '../models/registration.model'
import { modelsOf, test } from '../models/test'

const clinic = 'kenari-cikini'

test('a visitor asks in Indonesian, keeps the page of the request, and withdraws @phone', async ({
  page,
  onlineBooking,
}, { project }) => {
  const booking = onlineBooking('id')
  await booking.open(clinic)
  await page.getByLabel(/^Language|^Bahasa/).selectOption('id')
  await booking.seeStep('Anda butuh apa?')
  await booking.chooseService()
  await booking.next()
  await booking.openDay()
  // a time of its own for each window size: both ask at once
  const time = await booking.chooseTime(project.name === 'phone' ? 0 : 3)
  await booking.next()
  await booking.fillIn(newVisitor(`Ayu${Date.now() % 100_000}`))
  await page.reload()
  await booking.seeStep('Siapa yang akan datang?')
  await booking.consent()
  await booking.send()
  const code = await booking.seeCode()

  await page.reload()
  expect(await booking.seeCode()).toBe(code)
  await booking.openRequest()
  await booking.seeStep('Permintaan Anda sudah diterima klinik')
  await expect(page.getByText(new RegExp(`, ${time}$`))).toBeVisible()
  await booking.withdraw()
  await booking.seeStep('Anda menarik permintaan ini')
  await page.reload()
  await booking.seeStep('Anda menarik permintaan ini')
})

test('of two visitors who ask for one time the second is told, and chooses another', async ({
  browser,
  page,
  onlineBooking,
}) => {
  const second = await (await browser.newContext()).newPage()
  const visitors = [onlineBooking('en'), modelsOf(second).onlineBooking('en')]
  const [fast, slow] = visitors
  if (!fast || !slow) throw new Error('no visitors')
  for (const [turn, visitor] of visitors.entries()) {
    await visitor.open(clinic)
    await visitor.chooseService()
    // the same dentist: with anyone another one may be free
    await (turn === 0 ? page : second).locator('input[name=dentist]').nth(1).check()
    await visitor.next()
    await visitor.openDay()
    await visitor.chooseTime(1)
    await visitor.next()
    await visitor.fillIn(newVisitor(`Dewi${turn}`))
    await visitor.consent()
  }
  await fast.send()
  await fast.seeCode()
  await slow.send()
  await slow.seeStep('When would you like to come?')
  await expect(second.getByText('This time is no longer free')).toBeVisible()
  await slow.openDay()
  await slow.chooseTime(1)
  await slow.next()
  await expect(second.getByLabel('First name')).toHaveValue('Dewi1')
  await slow.send()
  await slow.seeCode()
  await second.context().close()
})

test('a visitor registers, and then chooses a time', async ({ page, registration, onlineBooking }) => {
  await registration.open(clinic)
  await registration.next()
  await registration.next()
  await registration.fillIn(newVisitor(`Rini${Date.now() % 100_000}`))
  await registration.consent()
  await registration.register()
  await registration.seeCode()
  await page.getByRole('link', { name: 'Choose a time' }).click()
  await onlineBooking('en').seeStep('What do you need?')
})
