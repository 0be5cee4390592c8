import { chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { type Figure, kB } from './figure'
import { origin, signIn, startServer } from './server'

/** Measures the requests of a first visit in Chromium, as sent over the wire. */
export async function measurePageLoads(dataFolder: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  try {
    const login = await visit(await browser.newPage(), { path: '/login', until: 'button[type=submit]' })
    const signedIn = await browser.newPage()
    await signedIn.addInitScript((token) => localStorage.setItem('accessToken', token), await signIn())
    const patients = await visit(signedIn, { path: '/clinic/patient', until: 'tbody a' })
    return [...figuresOf('/login', login), ...figuresOf('/clinic/patient', patients, 14)]
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Received {
  type: string
  bytes: number
}

/** Opens a page and waits until no more requests are sent; its content must be there then. */
async function visit(page: Page, { path, until }: { path: string; until: string }): Promise<Received[]> {
  const received: Promise<Received>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes()
    received.push(sizes.then(({ responseBodySize }) => ({ type: request.resourceType(), bytes: responseBodySize })))
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.locator(until).first().waitFor({ timeout: 5_000 })
  const all = await Promise.all(received)
  return all.filter(({ bytes }) => bytes >= 0) // less than nothing came from the cache
}

const figuresOf = (path: string, received: Received[], limit?: number): Figure[] => [
  { what: `${path}: requests of a first visit`, value: received.length, unit: 'requests', limit },
  { what: `${path}: received by a first visit`, value: kB(sum(received)), unit: 'kB' },
  {
    what: `${path}: of that JavaScript and CSS`,
    value: kB(sum(received.filter(({ type }) => ['script', 'stylesheet'].includes(type)))),
    unit: 'kB',
  },
]

const sum = (received: Received[]) => received.reduce((total, { bytes }) => total + bytes, 0)
