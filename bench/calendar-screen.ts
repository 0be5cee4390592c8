import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import { bookWeek, fillClinic } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { addressOf, run } from '../packages/server/src/testing/program/run-server'
import { type Figure, median } from './figure'
import { whenThere } from './main-thread'

const appointments = 600
const opened = 5
const moved = 12

/** A week of ten chairs on the screen of the front office: from the address to the last appointment, and a move by keys. */
export async function measureCalendarScreen(dates: readonly string[]): Promise<Figure[]> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'bench-calendar-'))
  const { database, close } = await openDatabase({ dataDirectory: folder })
  await migrate(database)
  const clinic = await createClinic(database)
  const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
  const people = await fillClinic(database, clinic, { dentists: 10, rooms: 10, patients: 200, dates: [...dates] })
  await bookWeek(database, clinic, { ...people, dates: [...dates], count: appointments })
  await close()

  const program = pathToFileURL(join(import.meta.dirname, '../packages/server/dist/main.mjs'))
  const server = run(program, {
    PORT: '0',
    APP_ENV: 'production',
    SEED_DEMO: 'false',
    LIMIT_READINGS: 'false',
    DATA_DIR: folder,
  })
  const browser = await browserType.launch(chromium)
  try {
    const address = `${await addressOf(server)}/clinic/dashboard/calendar?view=week&date=${dates[0]}`
    return await look(browser, { address, token })
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    await rm(folder, { recursive: true })
  }
}

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

/** Returns the time from a key press until its change is painted. */
async function timeOfKey(page: Page, key: string) {
  await page.evaluate(listenForKey)
  await page.keyboard.press(key)
  return page.evaluate<number>('painted')
}

const listenForKey = `void (globalThis.painted = new Promise((painted) => addEventListener('keydown', ({ timeStamp }) =>
  requestAnimationFrame(() => setTimeout(() => painted(performance.now() - timeStamp))), { once: true, capture: true })))`

const longest = (page: Page) => page.evaluate<number>('Math.max(0, ...tasks)')
