import { expect } from '@playwright/test'
import { modelsOf, test } from './models/test'

test('an assistant is invited, sets a password with the link, works, and is signed out when disabled', async ({
  page,
  browser,
  session,
  master,
  loginAccount: account,
}) => {
  const staff = master('/clinic/staff')
  const unique = String(Date.now())
  const [name, email, password] = [`Wulan ${unique}`, `wulan-${unique}@mail.test`, 'empat kata yang panjang']
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await staff.openNew()
  await staff.type('Name', name)
  await staff.type('NIK', `3175${unique.slice(-12)}`)
  await staff.save()
  await staff.seeSaved(name)
  await account.see('cannot sign in yet')
  const link = await account.invite(email, 'Dental assistant')

  const hers = await browser.newContext()
  const invited = modelsOf(await hers.newPage()).invited
  await invited.open(link)
  await invited.seeWelcome(name, email)
  await invited.seeNoTokenInAddress()
  await invited.type('short', 'other')
  await invited.seeProblem('At least 10 characters')
  await invited.type(password, password)
  await invited.seeHome('/nurse/dashboard')

  const elsewhere = await browser.newContext()
  const thief = modelsOf(await elsewhere.newPage()).invited
  await thief.open(link)
  await thief.seeEnded()
  await elsewhere.close()

  await page.reload()
  await account.see('Signs in with this e-mail')
  await account.disable()
  await account.see('Cannot sign in.')
  await invited.reload()
  await invited.seeLogin()
  await hers.close()
})

test('a link leads nowhere when it is none, or a newer one was made @phone', async ({
  browser,
  session,
  loginAccount: account,
  master,
}) => {
  const staff = master('/clinic/staff')
  const unique = String(Date.now() + 1)
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await staff.openNew()
  await staff.type('Name', `Ratna ${unique}`)
  await staff.type('NIK', `3176${unique.slice(-12)}`)
  await staff.save()
  await staff.seeSaved(`Ratna ${unique}`)
  const first = await account.invite(`ratna-${unique}@mail.test`, 'Front office')
  await account.closeLink()
  const second = await account.renew()
  expect(second).not.toBe(first)

  const hers = await browser.newContext()
  const invited = modelsOf(await hers.newPage()).invited
  await invited.open('/login#invitation=nonsense')
  await invited.seeEnded()
  await invited.open(first) // in the same page: only the part after the # is new
  await invited.seeEnded()
  await invited.open(second)
  await invited.seeWelcome(`Ratna ${unique}`, `ratna-${unique}@mail.test`)
  await hers.close()
})

test('a forgotten password is reset by the manager, and a new one is set with the link', async ({
  page,
  browser,
  session,
  master,
  loginAccount: account,
}) => {
  const staff = master('/clinic/staff')
  const unique = String(Date.now() + 3)
  const [name, email] = [`Sekar ${unique}`, `sekar-${unique}@mail.test`]
  const [forgotten, chosen] = ['empat kata yang panjang', 'lima kata yang lebih panjang']
  await session.enter('manager@demo.test', '/clinic/staff/new')
  await staff.type('Name', name)
  await staff.type('NIK', `3178${unique.slice(-12)}`)
  await staff.save()
  await staff.seeSaved(name)
  const hers = await (await browser.newContext()).newPage()
  const { invited, session: herSession } = modelsOf(hers)
  await invited.open(await account.invite(email, 'Front office'))
  await invited.type(forgotten, forgotten)
  await invited.seeHome('/clinic/dashboard')

  await page.reload()
  const link = await account.reset()
  // her window is signed out at once, and the former password is worth nothing
  await herSession.seeLogin()
  await herSession.login(email, forgotten)
  await herSession.seeRefusal()

  await invited.open(link)
  await invited.seeWelcome(name, email)
  await invited.seeNoTokenInAddress()
  await invited.type(chosen, chosen)
  await invited.seeHome('/clinic/dashboard')
  await herSession.logout()
  await herSession.login(email, forgotten)
  await herSession.seeRefusal()
  await herSession.login(email, chosen)
  await invited.seeHome('/clinic/dashboard')
  await hers.context().close()
})

test('the front office sees nothing of login accounts', async ({ page, session, master }) => {
  const staff = master('/clinic/staff')
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await staff.openList()
  await staff.open('Yuni Kartika')
  await staff.seeReadOnly()
  await expect(page.getByRole('heading', { name: 'Login account' })).toHaveCount(0)
})
