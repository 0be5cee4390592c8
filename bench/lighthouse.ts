import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium as browserType } from 'playwright'
import { chromium } from '../chromium'
import { type Figure, median } from './figure'
import { origin, signIn, startServer } from './server'

const port = 9318
const runs = 3

/** Measures with Lighthouse the two pages people wait for most, on its own slow phone. */
export async function measureLighthouse(dataFolder: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  try {
    const token = await signIn()
    return [
      ...(await figuresOf('/login', { performance: 99 })),
      ...(await figuresOf('/clinic/patient', { performance: 97, token })),
    ]
  } finally {
    await server.stop()
  }
}

async function figuresOf(path: string, { performance, token }: { performance: number; token?: string }) {
  const results: Result[] = []
  while (results.length < runs) results.push(await look(path, token))
  const score = (category: string) => median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
  const metric = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const goals = path === '/login' ? { paint: 0.8, largest: 1.3, blocked: 20, shift: 0.001 } : undefined
  return [
    { what: `${path}: Lighthouse performance`, value: score('performance'), unit: 'score', atLeast: performance },
    { what: `${path}: Lighthouse accessibility`, value: score('accessibility'), unit: 'score', atLeast: 100 },
    { what: `${path}: first paint`, value: metric('first-contentful-paint') / 1000, unit: 's', limit: goals?.paint },
    {
      what: `${path}: largest paint`,
      value: metric('largest-contentful-paint') / 1000,
      unit: 's',
      limit: goals?.largest,
    },
    { what: `${path}: blocked`, value: metric('total-blocking-time'), unit: 'ms', limit: goals?.blocked },
    { what: `${path}: layout shift`, value: metric('cumulative-layout-shift'), unit: 'shift', limit: goals?.shift },
  ] satisfies Figure[]
}

/** One run in a browser that has never seen the page; a token makes it one that is signed in. */
async function look(path: string, token: string | undefined): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const browser = await browserType.launchPersistentContext(profile, {
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${port}`],
  })
  try {
    if (token) {
      const page = await browser.newPage()
      await page.goto(`${origin}/robots.txt`) // the same origin, and nothing of the page
      await page.evaluate((stored) => localStorage.setItem('accessToken', stored), token)
      await page.close()
    }
    const looked = await lighthouse(`${origin}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
    })
    if (!looked || looked.lhr.runtimeError) throw new Error(`Lighthouse: ${looked?.lhr.runtimeError?.message}`)
    return looked.lhr
  } finally {
    await browser.close()
    await rm(profile, { recursive: true })
  }
}
