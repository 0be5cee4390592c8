import { type Browser, chromium as browserType, type CDPSession } from 'playwright'
import { chromium } from '../chromium'
import { startBareReact } from './bare-react'
import { type Figure, median } from './figure'
import { mainThreadTime, whenThere } from './main-thread'
import { origin, signIn, startServer } from './server'

const warmUps = 3
const runs = 12

/** A click, and the element that must appear after it. */
interface Change {
  click: string
  until: string
}

/** Processor time of the page's own thread to change between two screens that were seen before, there and back. */
export async function measureScreenChange(dataFolder: string): Promise<Figure[]> {
  const bare = await startBareReact()
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  try {
    const token = await signIn()
    const ours = await timeOf(browser, `${origin}/clinic/patient`, {
      token,
      changes: [
        { click: 'nav a[href="/clinic/dashboard"]', until: 'main figure' },
        { click: 'nav a[href="/clinic/patient"]', until: 'tbody tr:nth-child(25) a' },
      ],
    })
    const floor = await timeOf(browser, `${bare.origin}/patient`, {
      token,
      changes: [
        { click: 'nav a[href="/dashboard"]', until: 'main figure' },
        { click: 'nav a[href="/patient"]', until: 'tbody tr:nth-child(25) a' },
      ],
    })
    return [
      { what: 'change of screen: main thread', value: ours, unit: 'ms' },
      { what: 'change of screen: the same of a bare React page', value: floor, unit: 'ms' },
      { what: 'change of screen: times a bare React page', value: ours / floor, unit: 'ratio', limit: 3 },
    ]
  } finally {
    await browser.close()
    await bare.stop()
    await server.stop()
  }
}

async function timeOf(browser: Browser, address: string, { token, changes }: { token: string; changes: Change[] }) {
  const { origin: site } = new URL(address)
  const localStorage = [{ name: 'accessToken', value: token }]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let run = -warmUps; run < runs; run += 1) {
    let both = 0
    for (const change of changes) both += await timeOfChange(cdp, change)
    if (run >= 0) times.push(both / changes.length)
  }
  await context.close()
  return median(times)
}

async function timeOfChange(cdp: CDPSession, { click, until }: Change) {
  const before = await mainThreadTime(cdp)
  const { exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression: `document.querySelector('${click}').click(); ${whenThere(`document.querySelector('${until}')`)}`,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return (await mainThreadTime(cdp)) - before
}
