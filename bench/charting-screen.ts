import { type Browser, chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { onDatabase } from './both-databases'
import { type Chair, prepareChairs } from './busy-chairs'
import { type Figure, percentile } from './figure'
import { timeOfKey } from './key-to-paint'

/** Twelve findings of a mouth, each as a dentist types it. */
const findings = [
  '18 une',
  '17 o amf',
  '16 mo cof',
  '15 d car',
  '14 rct',
  '11 cfr',
  '21 poc',
  '26 o car',
  '>',
  '36 mis karies',
  '46 o cof',
  '48 une',
]
const keys = findings.flatMap((line) => [...line, 'Enter'])
/** Thirty words of five keys a minute. */
const pause = 60_000 / (30 * 5)

/** A mouth of twelve findings by typed line, without a mouse: keys, time, and from each key to its paint. */
export const measureChartingScreen = () =>
  onDatabase('embedded database', {
    prepare: prepareChairs,
    async measure({ address, chairs: [quick, slow, paced] }) {
      if (!quick || !slow || !paced) throw new Error('Three chairs are needed')
      const browser = await browserType.launch(chromium)
      try {
        return [
          { what: `${findings.length} findings by typed line: keys`, value: keys.length, unit: 'keys', limit: 110 },
          ...(await measureKeys(browser, { address, chair: quick, slower: 1, limit: 50 })),
          ...(await measureKeys(browser, { address, chair: slow, slower: 4, limit: 150 })),
          await measureMouth(browser, { address, chair: paced }),
        ]
      } finally {
        await browser.close()
      }
    },
  })

async function measureKeys(
  browser: Browser,
  { address, chair, slower, limit }: { address: string; chair: Chair; slower: number; limit: number },
): Promise<Figure[]> {
  const page = await openPractice(browser, { address, chair })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times: number[] = []
  for (const key of keys) times.push(await timeOfKey(page, key))
  await seeAll(page)
  await page.context().close()
  return [
    { what: `… key to paint, processor ${slower} times slower: p95`, value: percentile(times, 95), unit: 'ms', limit },
    { what: '… slowest key', value: Math.max(...times), unit: 'ms' },
  ]
}

async function measureMouth(browser: Browser, { address, chair }: { address: string; chair: Chair }): Promise<Figure> {
  const page = await openPractice(browser, { address, chair })
  const began = performance.now()
  for (const line of findings) {
    await page.keyboard.type(line, { delay: pause })
    await page.keyboard.press('Enter', { delay: pause })
  }
  await seeAll(page)
  const seconds = (performance.now() - began) / 1_000
  await page.context().close()
  return { what: '… typed at 30 words a minute, until all are shown and stored', value: seconds, unit: 's', limit: 60 }
}

async function openPractice(browser: Browser, { address, chair }: { address: string; chair: Chair }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'accessToken', value: chair.token }] }],
    },
  })
  const page = await context.newPage()
  await page.goto(`${address}/doctor/idental/start-practice?visit=${chair.visit_id}`)
  await page.getByRole('textbox', { name: 'Typed line' }).focus()
  await page.waitForLoadState('networkidle')
  return page
}

/** Waits until every line stands in the list of entries, and none of them is still on its way. */
async function seeAll(page: Page) {
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('listitem')
  await entries.nth(findings.length - 1).waitFor()
  const count = await entries.count()
  if (count !== findings.length) throw new Error(`${count} entries are shown`)
  await page.getByText('being sent').first().waitFor({ state: 'hidden' })
}
