import { type Browser, chromium as browserType, type CDPSession } from 'playwright'
import { chromium } from '../chromium'
import { startBareReact } from './bare-react'
import { type Figure, median } from './figure'
import { origin, signIn, startServer } from './server'

const runs = 9

interface Start {
  address: string
  /** The selector of the element that makes the page usable. */
  usable: string
  token?: string
}

/** Processor time of the page's own thread from nothing to usable, and how often a bare React page would fit into it. */
export async function measureMainThread(dataFolder: string): Promise<Figure[]> {
  const bare = await startBareReact()
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  const token = await signIn()
  const login: Start = { address: `${origin}/login`, usable: loginIsUsable }
  const list: Start = { address: `${origin}/clinic/patient`, usable: listIsUsable, token }
  const bareLogin: Start = { address: `${bare.origin}/login`, usable: loginIsUsable }
  const bareList: Start = { address: `${bare.origin}/patient`, usable: listIsUsable, token }
  try {
    return [
      ...(await compare(browser, '/login', { product: login, floor: bareLogin, limit: 1.6 })),
      ...(await compare(browser, '/clinic/patient', { product: list, floor: bareList, limit: 2.2 })),
    ]
  } finally {
    await browser.close()
    await bare.stop()
    await server.stop()
  }
}

interface Comparison {
  product: Start
  floor: Start
  limit: number
}

async function compare(browser: Browser, path: string, { product, floor, limit }: Comparison): Promise<Figure[]> {
  const times = { product: [] as number[], floor: [] as number[] }
  await timeOf(browser, floor) // the browser's own first page is no run
  for (let run = 0; run < runs; run += 1) {
    times.floor.push(await timeOf(browser, floor))
    times.product.push(await timeOf(browser, product))
  }
  const ours = median(times.product)
  const bare = median(times.floor)
  return [
    { what: `${path}: main thread to usable`, value: ours, unit: 'ms' },
    { what: `${path}: the same of a bare React page`, value: bare, unit: 'ms' },
    { what: `${path}: main thread, times a bare React page`, value: ours / bare, unit: 'ratio', limit },
  ]
}

async function timeOf(browser: Browser, { address, usable, token }: Start): Promise<number> {
  const { origin: site } = new URL(address)
  const localStorage = token ? [{ name: 'accessToken', value: token }] : []
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: site, localStorage }] } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Page.enable')
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `globalThis.isThere = ${whenThere(usable)}` })
  const committed = new Promise<void>((resolve) => cdp.once('Page.domContentEventFired', () => resolve()))
  await cdp.send('Page.navigate', { url: address })
  await committed
  await cdp.send('Runtime.evaluate', { expression: 'isThere', awaitPromise: true })
  const time = await mainThreadTime(cdp)
  await context.close()
  return time
}

/** Processor time that the tasks of the page's main thread took so far, in ms. */
export async function mainThreadTime(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** A promise, as a script for the page: asks now and then, which costs less than at every frame, and waits for the paint. */
export const whenThere = (condition: string) => `new Promise((there) => {
  const look = () => (${condition}) ? requestAnimationFrame(() => setTimeout(there)) : setTimeout(look, 10)
  look()
})`

// React listens to a field once it has written its props there
const loginIsUsable = `Object.keys(document.querySelector('[name=password]') ?? {}).some((key) => key.startsWith('__reactProps'))`
const listIsUsable = `document.querySelectorAll('tbody a').length === 25`
