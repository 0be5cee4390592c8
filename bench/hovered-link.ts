import { chromium as browserType, type Page, type Request } from 'playwright'
import { chromium } from '../chromium'
import { untilQuiet } from './cold-page'
import { type Figure, median } from './figure'
import { origin, signIn, startServer } from './server'

/** Pages of the navigation; the code of each comes with the hover alone, since its browser is new. */
const addresses = ['/clinic/room', '/clinic/doctor', '/clinic/product', '/clinic/payor', '/clinic/insurance']

/** Time from the click on a link that was hovered to the first picture of its page, which need not have its data. */
export async function measureHoveredLinks(dataFolder: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  try {
    const localStorage = [{ name: 'accessToken', value: await signIn() }]
    const times: number[] = []
    for (const address of addresses) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      })
      const page = await context.newPage()
      await page.goto(`${origin}/clinic/patient`)
      await page.locator('tbody a').first().waitFor()
      times.push(await timeOfChange(page, address))
      await context.close()
    }
    return [{ what: 'change to a hovered page, to its frame', value: median(times), unit: 'ms', limit: 50 }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function timeOfChange(page: Page, address: string) {
  const link = page.locator(`nav a[href="${address}"]`)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await link.hover()
  await untilQuiet(requests)
  await page.evaluate(noteChange)
  await link.click()
  return page.evaluate<number>('changed')
}

/** A script for the page: the time from the next click until another heading is painted. */
const noteChange = `void (globalThis.changed = new Promise((changed) => {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (!heading() || heading() === before) requestAnimationFrame(look)
      else setTimeout(() => changed(performance.now() - timeStamp))
    }
    requestAnimationFrame(look)
  }, { once: true, capture: true })
}))`
