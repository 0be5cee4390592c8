import { networkModel, paths } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { test } from './models/test'

const manager = [
  ['Integration', 'Satu Sehat'],
  ['Overview', 'Dashboard', 'Idental', 'Mulai Praktek', 'Finance'],
  ['Clinic', 'Information', 'Rooms'],
  ['Dentist Management', 'Dentists', 'External Dentists', 'Dentist Schedule', 'Dentist Rooms'],
  ['Dentist Assistants', 'Assistants', 'Assistant Schedule'],
  ['Services', 'Services', 'Packages'],
  ['Patients'],
  ['Insurance', 'Insurance', 'Payor'],
  ['Inventory', 'Company Medicine', 'Medicine', 'Medicine Transactions'],
].flat()

const navigation = {
  manager: { home: '/clinic/dashboard', items: manager },
  frontoffice: { home: '/clinic/dashboard', items: manager.filter((item) => item !== 'Dentist Rooms') },
  doctor: { home: '/doctor/dashboard', items: ['Dashboard', 'Idental', 'Doctor Schedule', 'Patients', 'Services'] },
  nurse: {
    home: '/nurse/dashboard',
    items: ['Dashboard', 'Patients', 'Vital Sign', 'Assistance Today', 'Assistance History'],
  },
}

for (const [name, { home, items }] of Object.entries(navigation)) {
  test(`the navigation of ${name} is the specification's, and every item opens`, async ({ page, session, frame }) => {
    await session.open()
    await session.loginAs(`${name}@demo.test`, home)
    expect(await frame.readNavigation()).toEqual(items)

    const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
    for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: /Permission denied|does not exist|failed/ })).toHaveCount(0)
    }
  })
}

test('Idental opens in a new tab', async ({ page, context, session }) => {
  await session.open()
  await session.loginAs('doctor@demo.test', '/doctor/dashboard')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Idental' }).click()
  expect(new URL((await opening).url()).pathname).toBe('/doctor/idental')
})

test('the six preferences show at once, are kept in cookies for three days, and a reset forgets them', async ({
  page,
  session,
  frame,
}) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await frame.openSettings()
  await frame.choose('Mode', 'Dark')
  await frame.choose('Contrast', 'Default')
  await frame.choose('Direction', 'Right to left')
  await frame.choose('Layout', 'Mini')
  await frame.choose('Colour', 'Pink')
  await frame.choose('Width', 'Full width')

  const chosen = {
    mode: 'dark',
    contrast: 'default',
    direction: 'rtl',
    layout: 'mini',
    preset: 'pink',
    stretch: 'true',
  }
  expect(await frame.cookies()).toEqual(chosen)
  const threeDays = Date.now() / 1000 + 3 * 24 * 3600
  for (const { expires } of await page.context().cookies()) expect(Math.abs(expires - threeDays)).toBeLessThan(120)

  await page.reload()
  expect(await frame.html('data-theme')).toBe('dark')
  expect(await frame.html('data-contrast')).toBe('default')
  expect(await frame.html('dir')).toBe('rtl')
  expect(await frame.html('data-preset')).toBe('pink')

  await frame.openSettings()
  await frame.reset()
  expect(await frame.cookies()).toEqual({})
  expect(await frame.html('data-theme')).toBe('light')
  expect(await frame.html('dir')).toBe('ltr')
})

test('the language is kept, sets the direction, and turns every word', async ({ page, session, frame }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await frame.chooseLanguage('Bahasa Indonesia')
  await expect(page.getByRole('link', { name: 'Pasien', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('id')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Pasien', exact: true })).toBeVisible()
  expect(await frame.html('lang')).toBe('id')

  // without a direction of the user's own, the language brings its own
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'ar'))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Patients', exact: true })).toBeVisible()
  expect(await frame.html('dir')).toBe('rtl')
})

for (const path of paths(networkModel, 'shortest')) {
  test(`network: ${path.name} @phone`, async ({ page, context, frame }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await path.run({
      states: { online: () => frame.seeOnline(), offline: () => frame.seeOffline() },
      events: {
        lose: () => context.setOffline(true),
        restore: () => context.setOffline(false),
      },
    })
  })
}

for (const language of ['en', 'id'] as const)
  for (const width of [1440, 1366, 1280])
    test(`the tabs of finance stand in one row beside the action: ${language}, ${width} wide`, async ({
      page,
      session,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await session.enter('manager@demo.test')
      await page.evaluate((value) => localStorage.setItem('i18nextLng', value), language)
      for (const path of ['expense', 'lab-order']) {
        await page.goto(`/clinic/finance/${path}`)
        const action = page.locator(`main a[href="/clinic/finance/${path}/new"]`)
        await expect(action).toBeVisible()
        const tabs = page.locator('main nav').first()
        await expect(tabs.getByRole('link')).toHaveCount(11)
        const tops = await tabs
          .getByRole('link')
          .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
        expect(new Set(tops).size).toBe(1)
        expect((await action.boundingBox())?.y).toBe(tops[0])
      }
    })
