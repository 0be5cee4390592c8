import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { openDatabase } from '../packages/server/src/database/connect'
import { migrate } from '../packages/server/src/database/migrate'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { addressOf, run } from '../packages/server/src/testing/program/run-server'
import { type Figure, median } from './figure'
import { checkAll, patients, takeIn } from './import'
import { whenThere } from './main-thread'

const opened = 5
/** A quick hand at the wheel: nine rows at once, and another turn as soon as the page has drawn. */
const turn = 480
const mostNodes = 1_500

/** The rows of a checked file of 10,000 patients: from the address to the first rows, and scrolled from the first to the last by the wheel. */
export async function measureWindowedTable(): Promise<Figure[]> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'bench-table-'))
  const { database, close } = await openDatabase({ dataDirectory: folder })
  await migrate(database)
  const clinic = await createClinic(database)
  const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
  await close()

  const program = pathToFileURL(join(import.meta.dirname, '../packages/server/dist/main.mjs'))
  const server = run(program, { PORT: '0', APP_ENV: 'production', SEED_DEMO: 'false', DATA_DIR: folder })
  const browser = await browserType.launch(chromium)
  try {
    const address = await addressOf(server)
    const taken = await takeIn(address, token)
    await checkAll(address, { ...taken, token })
    return await look(browser, { address: `${address}/clinic/patient/import/${taken.id}`, token })
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
  for (let round = 0; round < opened; round += 1) openings.push(await open(page, address))
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  const { turns, nodes, last } = await scroll(page)
  const longestWork = longestOf(await browser.stopTracing())
  return [
    { what: `table of ${patients} rows: address to the first rows`, value: median(openings), unit: 'ms' },
    { what: `… longest task of ${turns} turns of the wheel`, value: await longest(page), unit: 'ms', limit: 50 },
    { what: '… processor time of the longest, whatever else the machine does', value: longestWork, unit: 'ms' },
    { what: '… most elements in the page', value: nodes, unit: 'elements', limit: mostNodes },
    { what: '… rows not reached', value: patients - last, unit: 'errors', limit: 0 },
  ]
}

async function open(page: Page, address: string) {
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(whenThere(`document.querySelector('[role=grid] tbody')?.textContent.includes('Pasien 3')`))
  return performance.now() - began
}

/** From the first row to the last, drawing by drawing. */
async function scroll(page: Page) {
  await page.evaluate(`document.querySelector('[role=grid]').scrollIntoView({ block: 'end' })`)
  const box = await page.locator('[role=grid]').boundingBox()
  if (!box) throw new Error('There is no table')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(whenThere('true'))
  await page.evaluate('tasks.length = 0')
  let [turns, nodes] = [0, 0]
  for (;;) {
    await page.mouse.wheel(0, turn)
    const seen = await page.evaluate<{ nodes: number; isOver: boolean; last: number }>(afterDrawing)
    turns += 1
    nodes = Math.max(nodes, seen.nodes)
    if (seen.isOver) return { turns, nodes, last: seen.last - 1 }
    if (turns > 3_000) throw new Error('The table does not end')
  }
}

const afterDrawing = `new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => {
  const grid = document.querySelector('[role=grid]')
  drawn({
    nodes: document.getElementsByTagName('*').length,
    isOver: grid.scrollTop + grid.clientHeight >= grid.scrollHeight - 1,
    last: Number(grid.querySelector('tbody tr:last-child').getAttribute('aria-rowindex')),
  })
})))`

/** Returns the processor time of the longest task of the page's main thread, in ms, without the time spent waiting. */
function longestOf(trace: Buffer) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'))
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && main.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1_000), 0)
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
  /** microseconds of the thread */
  tdur?: number
}

const longest = (page: Page) => page.evaluate<number>('Math.max(0, ...tasks)')
