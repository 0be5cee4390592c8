import { chromium as browserType, type Page, type Request } from 'playwright'
import { chromium } from '../chromium'

/** A cheap phone on a slow line: 412 px wide, 1.6 Mbit/s, 150 ms to the server, a processor four times slower. */
const phone = { width: 412, height: 915, latency: 150, bitsPerSecond: 1_600_000, timesSlower: 4 }

/** Requests that follow a page by themselves start within this time of the last one, in milliseconds. */
const quiet = 4_000

/** The cost of a first visit to a page. */
export interface ColdVisit {
  requests: number
  scripts: number
  /** Received over the wire, headers included. */
  bytes: number
  firstPaint: number
  largestPaint: number
}

/** Opens an address in a browser that has never seen it; a token makes it one that is signed in. */
export async function visitCold(address: string, token?: string): Promise<ColdVisit> {
  const browser = await browserType.launch(chromium)
  try {
    const localStorage = token ? [{ name: 'accessToken', value: token }] : []
    const context = await browser.newContext({
      viewport: { width: phone.width, height: phone.height },
      isMobile: true,
      hasTouch: true,
      storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
    })
    return await look(await context.newPage(), address)
  } finally {
    await browser.close()
  }
}

async function look(page: Page, address: string): Promise<ColdVisit> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = phone.bitsPerSecond / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.timesSlower })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const open: Request[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) open.push(request)
  })
  await page.addInitScript(notePaints)
  await page.goto(address, { waitUntil: 'commit' })
  await untilQuiet(open)
  const paints = await page.evaluate((): Paints => Reflect.get(window, 'paints'))
  return {
    requests: open.length,
    scripts: open.filter((request) => request.resourceType() === 'script').length,
    bytes,
    firstPaint: paints.first,
    largestPaint: paints.largest,
  }
}

interface Paints {
  first: number
  largest: number
}

/** Runs in the page before its own scripts. */
function notePaints() {
  const paints: Paints = { first: Number.NaN, largest: Number.NaN }
  Reflect.set(window, 'paints', paints)
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') paints.largest = startTime
      if (name === 'first-contentful-paint') paints.first = startTime
    }
  })
  for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
}

/** Resolves once no request has started for a while; they are noted by the caller. */
export async function untilQuiet(open: readonly Request[]) {
  for (let seen = -1; seen < open.length; ) {
    seen = open.length
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
