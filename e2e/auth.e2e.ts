import { paths, sessionModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { test } from './models/test'

const homes = {
  'manager@demo.test': '/clinic/dashboard',
  'frontoffice@demo.test': '/clinic/dashboard',
  'doctor@demo.test': '/doctor/dashboard',
  'nurse@demo.test': '/nurse/dashboard',
  'headoffice@demo.test': '/permission-denied',
  'adminheadoffice@demo.test': '/permission-denied',
  'patient@demo.test': '/permission-denied',
}

let strangers = 0

for (const path of paths(sessionModel, 'shortest')) {
  test(`session: ${path.name}`, async ({ page, session }) => {
    await session.open()
    await path.run({
      states: {
        loggedOut: async () => {
          await session.seeLogin()
          await session.seeNoRefusal()
        },
        refused: async () => {
          await session.seeLogin()
          await session.seeRefusal()
        },
        loggedIn: () => session.seeSignedInAs(/^Account of/),
        left: async () => {
          await session.seeLogin()
          expect(await session.token()).toBeNull()
        },
        expired: async () => {
          await session.seeLogin()
          await session.seeNothingStored()
        },
      },
      events: {
        loginRightly: () => session.login('manager@demo.test'), // after an end, back to where it was
        // one stranger an attempt: five failures of one account would lock it for the others
        loginWrongly: () => session.login(`stranger-${strangers++}@demo.test`, 'wrong'),
        logout: () => session.logout(),
        expire: () => session.expire(),
        reload: async () => void (await page.reload()),
      },
    })
  })
}

for (const [email, home] of Object.entries(homes)) {
  test(`${email} lands on ${home} @phone`, async ({ page, session }) => {
    await session.open()
    await session.loginAs(email, home)
    await page.goto('/')
    await page.waitForURL(`**${home}`)
  })
}

test('the fields say what is wrong, word for word, and the first wrong one has the focus', async ({
  page,
  session,
}) => {
  await session.open()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('not an address')
  await expect(page.getByText('Email must be valid')).toBeVisible()
})

test('a visitor without a token asks the server nothing about an account', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/patient/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).not.toContain('/api/auth/my-account')
})

test('a stale token clears all that was stored and leads to the login, from a public page too', async ({ page }) => {
  await page.goto('/patient/register')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'stale')
    localStorage.setItem('something', 'else')
  })
  await page.goto('/patient/register')
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('signing out in one tab signs the other out', async ({ context, session }) => {
  await session.open()
  await session.loginAs('nurse@demo.test', '/nurse/dashboard')
  const other = await context.newPage()
  await other.goto('/nurse/dashboard')
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await session.logout()
  await other.waitForURL('**/login')
})

test('no role opens the pages of another', async ({ page, session }) => {
  await session.open()
  await session.loginAs('doctor@demo.test', '/doctor/dashboard')
  await page.goto('/clinic/patient')
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible()
  await page.goto('/clinic/nothing-here')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})
