import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findInvalidHtml } from '../../packages/web/src/testing/find-invalid-html'
import { findWideTables } from '../../packages/web/src/testing/find-wide-tables'
import { isSoak } from '../../scale'
import { apiOf, registerBehindThePage } from '../models/clinic-api'
import { addressesInTurn, addressesOf, demoUsers, everybody } from '../models/every-screen'
import { Keyboard } from '../models/keyboard'
import { everyLook, type Look, lookOfTurn, putOn } from '../models/look'
import { newVisitor, type Visitor } from '../models/registration.model'
import { test } from '../models/test'

// Seen to fail: labels without `htmlFor` (axe); figures at least 400 px wide (reflow); durations as ever under `_still`
// (motion); a table in a span, a second <title> (HTML); a long word in a figure (text twice as large); `beginAtTop` without its focus (keyboard).

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// A walk is some addresses of a role in one look. In the soak every address is seen in every look; otherwise once.
const walked = addressesInTurn()
const isWhole = walked.length === everybody.flatMap(addressesOf).length
const walks = everybody.flatMap((role) => {
  const addresses = walked.filter((each) => each.role === role).map(({ address }) => address)
  const parts = Array.from({ length: Math.ceil(addresses.length / 11) }, (_, part) =>
    addresses.slice(part * 11, part * 11 + 11),
  )
  return parts.map((part) => ({ role, part }))
})
const visits = walks.flatMap((walk, index) =>
  (isSoak ? everyLook : lookOfTurn(index)).map((look) => ({ ...walk, look })),
)

test.describe('3a-34, 3a-36: every address of every role', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  if (isWhole)
    test('meets every two looks together', () => {
      const factors: (keyof Look)[] = ['language', 'mode', 'direction', 'width']
      const meet = (half: Partial<Look>) =>
        visits.some(({ look }) =>
          factors.every((factor) => half[factor] === undefined || half[factor] === look[factor]),
        )
      for (const one of everyLook)
        for (const first of factors)
          for (const second of factors) {
            const pair = { [first]: one[first], [second]: one[second] }
            expect(meet(pair), JSON.stringify(pair)).toBe(true)
          }
    })

  for (const { role, part, look } of visits) {
    const worn = Object.values(look).join(', ')
    test(`axe, reflow and motion in ${worn}: ${role ?? 'visitor'}, ${part[0]} …`, async ({ page, frame, session }) => {
      await page.goto('/robots.txt')
      await putOn(page, look)
      if (role) await session.enter(demoUsers[role])
      else await page.goto('/login')
      for (const address of part) {
        await frame.go(address)
        expect.soft(await problemsOf(page), address).toEqual([])
      }
    })
  }
})

async function problemsOf(page: Page) {
  await page.evaluate(layFlat)
  const { violations } = await new AxeBuilder({ page })
    // 24 x 24 pixels; to name what is in order takes a sixth of the time
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(wcag)
    .setLegacyMode() // without frames to visit it needs no second page to sum up in: twice as fast
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  const finders = [findInvalidHtml, findSideways, findWideTables, findMotion]
  return [...found, ...(await Promise.all(finders.map((find) => page.evaluate(find)))).flat()]
}

/** Makes sticky parts static: while a page scrolls they always cover something, which is not an error. */
function layFlat() {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
}

/** Returns the elements that make the page scroll sideways. */
function findSideways() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`sideways: the page is ${scrollWidth} wide, the window ${clientWidth}`] : []
}

/** Returns the elements that move visibly although people asked for less motion. */
function findMotion() {
  const seconds = (text: string) => Math.max(...text.split(',').map((each) => Number.parseFloat(each) || 0))
  return Array.from(document.querySelectorAll('*')).flatMap((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
    const longest = Math.max(seconds(transitionDuration), animationName === 'none' ? 0 : seconds(animationDuration))
    return longest > 0.01 ? [`motion: ${longest} s of ${element.outerHTML.slice(0, 120)}`] : []
  })
}

test.describe('3a-36: forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('buttons, cards, figures and tags keep an edge, and what is chosen a mark', async ({ page, session, frame }) => {
    await session.enter('manager@demo.test')
    for (const address of ['/clinic/dashboard', '/clinic/patient', '/clinic/dashboard/calendar']) {
      await frame.go(address)
      expect(await page.evaluate(findEdgeless), address).toEqual([])
      expect(await page.evaluate(findUnmarked), address).toEqual([])
    }
  })
})

/** Returns the elements whose edge was a surface or a shadow. */
function findEdgeless() {
  const bounded = '.button, .card__root, .figure__root, .tag, .banner__root'
  return Array.from(document.querySelectorAll(bounded))
    .filter((element) => element.checkVisibility() && getComputedStyle(element).borderBlockEndWidth === '0px')
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Returns the chosen links and buttons that have the border and the surface of those beside them. */
function findUnmarked() {
  const looksOf = (element: Element) => {
    const { backgroundColor, borderWidth } = getComputedStyle(element)
    return `${backgroundColor} ${borderWidth}`
  }
  return Array.from(document.querySelectorAll('nav :is([aria-current=page], [aria-current=true])'))
    .filter((chosen) => {
      const other = chosen.closest('nav')?.querySelector('a:not([aria-current]), button:not([aria-current])')
      return other && looksOf(other) === looksOf(chosen)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

test('3a-36: with text twice as large nothing is cut off or needs scrolling sideways', async ({
  page,
  session,
  frame,
}) => {
  await session.enter('manager@demo.test')
  for (const address of [
    '/clinic/dashboard',
    '/clinic/patient',
    '/clinic/patient/1',
    '/clinic/patient/new',
    '/clinic/information',
  ]) {
    await frame.go(address)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(findSideways), address).toEqual([])
    const cut = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(button, a, label, h1, h2, th)'))
        .filter(
          // what is only read aloud is one pixel high
          ({ scrollHeight, clientHeight, childElementCount }) =>
            !childElementCount && scrollHeight > clientHeight + 4 && clientHeight > 1,
        )
        .map(({ outerHTML }) => outerHTML),
    )
    expect(cut, address).toEqual([])
  }
})

/** Fills in the required fields of a patient by the keys alone. */
async function fillIn(page: Page, { firstName, born, phone, nik }: Visitor) {
  const keys = new Keyboard(page)
  await keys.type(page.getByLabel('First name'), firstName)
  await keys.press(page.getByRole('radio', { name: 'Female', exact: true }), 'Space')
  await keys.type(page.getByLabel('Date of birth'), born)
  await keys.type(page.getByLabel('Phone', { exact: false }).first(), phone)
  await keys.type(page.getByLabel('Identity number'), nik)
  await keys.type(page.getByLabel("Relative's name"), 'Budi')
  await keys.type(page.getByLabel("Relative's phone"), '081311112222')
}

test.describe('3a-35: the keyboard alone', () => {
  test('signs in, changes the screen without losing the focus, registers a patient', async ({ page, frame }) => {
    const keys = new Keyboard(page)
    await page.goto('/login')
    await keys.type(page.getByLabel('Email'), 'frontoffice@demo.test')
    await keys.type(page.getByLabel(/^Password/), 'demo-clinic-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/clinic/dashboard')
    const links = page.getByRole('navigation', { name: 'Main navigation' })
    for (const [item, address] of [
      ['Information', '/clinic/information'],
      ['Patients', '/clinic/patient'],
    ] as const) {
      await keys.press(links.getByRole('link', { name: item, exact: true }))
      await page.waitForURL(`**${address}`)
      await frame.seeScreen()
      await keys.seeFocus()
    }
    await page.keyboard.press('n')
    await page.waitForURL('**/clinic/patient/new')
    await keys.seeFocus()
    await fillIn(page, newVisitor('Papan'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/clinic\/patient\/\d+$/)
    await frame.seeScreen()
    await keys.seeFocus()
  })

  test('registers as a visitor', async ({ page }) => {
    const keys = new Keyboard(page)
    await page.goto('/patient/register?clinic=kenari-cikini')
    for (const title of ['Clinic Information', 'Patient Information']) {
      await keys.press(page.getByRole('button', { name: 'Next' }))
      await expect(page.getByRole('heading', { name: title })).toBeFocused()
    }
    await fillIn(page, newVisitor('Papan'))
    await keys.press(page.getByRole('checkbox', { name: /I agree/ }), 'Space')
    await keys.press(page.getByRole('button', { name: 'Register', exact: true }))
    await expect(page.getByRole('heading', { name: 'Your registration is sent' })).toBeFocused()
  })

  test('reviews a registration', async ({ page, session, frame }) => {
    const keys = new Keyboard(page)
    const name = `Tombol${Date.now() % 100_000}`
    const token = await session.enter('frontoffice@demo.test', '/clinic/patient/registration')
    await registerBehindThePage(apiOf(new URL(page.url()).origin, token), { first_name: name })
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await keys.seeFocus()
    await keys.press(page.getByRole('button', { name: 'Accept as new patient' }))
    await page.waitForURL('**/clinic/patient/registration')
    await frame.seeScreen()
    await keys.seeFocus()
  })
})
