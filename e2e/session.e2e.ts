import { expect } from '@playwright/test'
import { demoPassword } from './models/clinic-api'
import { onDisk } from './models/on-disk'
import { modelsOf, test } from './models/test'

test('an assistant ends a session she left open, changes her password, and is signed out with her record @phone', async ({
  page,
  browser,
  master,
  loginAccount: account,
  session,
}) => {
  const staff = master('/clinic/staff')
  const unique = String(Date.now() + 2)
  const [name, email] = [`Melati ${unique}`, `melati-${unique}@mail.test`]
  const [first, second] = ['empat kata yang panjang', 'lima kata yang lebih panjang']
  await session.enter('manager@demo.test', '/clinic/staff/new')
  await staff.type('Name', name)
  await staff.type('NIK', `3177${unique.slice(-12)}`)
  await staff.save()
  await staff.seeSaved(name)
  const link = await account.invite(email, 'Dental assistant')

  const desk = await (await browser.newContext()).newPage()
  await modelsOf(desk).invited.open(link)
  await modelsOf(desk).invited.type(first, first)
  await modelsOf(desk).invited.seeHome('/nurse/dashboard')
  const pocket = await (await browser.newContext()).newPage()
  await modelsOf(pocket).session.login(email, first)
  await pocket.waitForURL('**/nurse/dashboard')

  const own = modelsOf(pocket).ownAccount
  await own.openFromMenu()
  await own.seeSessions(2)
  await own.seeThisOne()
  await own.endOthers()
  await desk.reload()
  await modelsOf(desk).session.seeLogin()
  await modelsOf(desk).session.login(email, first)
  await desk.waitForURL('**/nurse/dashboard')

  await own.changePassword('not this one', second)
  await own.seeRefusal()
  await own.changePassword(first, second)
  await own.seeChanged()
  await desk.reload()
  await modelsOf(desk).session.seeLogin()

  await page.reload()
  await account.see('Signed in on')
  await staff.choose('Status', 'Inactive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }).click()
  await staff.save()
  await page.waitForURL('**/clinic/staff')
  // her live stream ends with the account: nothing is touched here
  await modelsOf(pocket).session.seeLogin()
  await modelsOf(pocket).session.login(email, second)
  await modelsOf(pocket).session.seeRefusal()
  await Promise.all([desk.context().close(), pocket.context().close()])
})

test('a session that was confirmed a while ago is asked for the password before patients leave the house', async ({
  page,
  session,
}) => {
  await session.enter('frontoffice@demo.test', '/clinic/patient')
  // like the server after a quarter of an hour
  let isConfirmed = false
  await page.route('**/api/auth/confirm-password', async (route) => {
    const response = await route.fetch()
    isConfirmed = response.ok()
    await route.fulfill({ response })
  })
  await page.route(/\/api\/patient\?/, async (route) => {
    if (isConfirmed || route.request().headers().accept !== 'text/csv') return route.continue()
    const json = { status: 'failed', msg: 'Enter your password again.', data: { code: 'password_required' } }
    await route.fulfill({ status: 403, json })
  })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^CSV/ }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel(/^Password/).fill('not this one')
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(question.getByText('This is not your current password')).toBeVisible()
  await question.getByLabel(/^Password/).fill(demoPassword)
  await question.getByRole('button', { name: 'Go on' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  await expect(question).toHaveCount(0)
})

test('who is signed out in the middle of a form is told why, and signs in to that form with what was typed @phone', async ({
  page,
  session,
  master,
}) => {
  const room = master('/clinic/room')
  const form = '/clinic/room/new'
  const token = await session.enter('manager@demo.test', form)
  const name = `Melati ${Date.now()}`
  await room.type('Name', name)
  await expect.poll(() => onDisk(page)).toContain('room-new')
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  await room.save()
  await session.seeLogin()
  const why = page.getByText('You were signed out in another window or on another device')
  await expect(why).toBeVisible()
  await page.reload()
  await expect(why).toBeVisible()
  await session.login('manager@demo.test')
  await page.waitForURL(`**${form}`)
  await expect(page.getByLabel(/^Name/)).toHaveValue(name)
})

test('somebody else who signs in there gets neither the place nor the draft', async ({ page, session, master }) => {
  const room = master('/clinic/room')
  const token = await session.enter('manager@demo.test', '/clinic/room/new')
  const name = `Kenanga ${Date.now()}`
  await room.type('Name', name)
  await expect.poll(() => onDisk(page)).toContain('room-new')
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  await room.save()
  await session.seeLogin()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/room/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`input[value="${name}"]`)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('endedSession'))).toBeNull()
})
