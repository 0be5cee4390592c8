import { type Browser, chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { bookWeek, fillClinic } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { onDatabase } from './both-databases'
import { type Figure, median } from './figure'
import { timeOfKey } from './key-to-paint'
import { whenThere } from './main-thread'

const appointments = 600
const opened = 5
const moved = 12

/** A week of ten chairs on the screen of the front office: from the address to the last appointment, and a move by keys. */
export const measureCalendarScreen = (dates: readonly string[]) =>
  onDatabase('embedded database', {
    async prepare(database) {
      const clinic = await createClinic(database)
      const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
      const people = await fillClinic(database, clinic, { dentists: 10, rooms: 10, patients: 200, dates: [...dates] })
      await bookWeek(database, clinic, { ...people, dates: [...dates], count: appointments })
      return { token }
    },
    async measure({ address, token }) {
      const browser = await browserType.launch(chromium)
      try {
        return await look(browser, {
          address: `${address}/clinic/dashboard/calendar?view=week&date=${dates[0]}`,
          token,
        })
      } finally {
        await browser.close()
      }
    },
  })

async function look(browser: Browser, { address, token }: { address: string; token: string }): Promise<Figure[]> {
  const { origin } = new URL(address)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'accessToken', value: token }] }] },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await open(page, address) // the browser's own first page is no run
  const openings: number[] = []
  const tasksOfOpening: number[] = []
  for (let round = 0; round < opened; round += 1) {
    openings.push(await open(page, address))
    tasksOfOpening.push(await longest(page))
  }
  const moves: number[] = []
  await page.evaluate('tasks.length = 0')
  await page.evaluate(`document.querySelector('[data-block][tabindex="0"]').focus()`)
  await page.keyboard.press('m')
  for (let round = 0; round < moved; round += 1)
    moves.push(await timeOfKey(page, round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
  await page.keyboard.press('Escape')
  return [
    {
      what: `week of ${appointments} appointments: address to sight`,
      value: median(openings),
      unit: 'ms',
      limit: 1000,
    },
    { what: '… longest task meanwhile', value: median(tasksOfOpening), unit: 'ms' },
    { what: '… a move by one slot to its paint', value: median(moves), unit: 'ms', limit: 100 },
    { what: '… slowest move', value: Math.max(...moves), unit: 'ms', limit: 100 },
    { what: '… longest task of the moves', value: await longest(page), unit: 'ms', limit: 50 },
  ]
}

async function open(page: Page, address: string) {
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(whenThere(`document.querySelectorAll('[data-block]').length === ${appointments}`))
  return performance.now() - began
}

const longest = (page: Page) => page.evaluate<number>('Math.max(0, ...tasks)')
