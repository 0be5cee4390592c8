import { type Api, createApi, type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { type Browser, chromium as browserType, type Page } from 'playwright'
import { chromium } from '../chromium'
import { ask } from '../packages/server/src/testing/program/ask'
import { watch } from '../packages/server/src/testing/program/watch'
import { type Figure, percentile } from './figure'
import { origin, signIn, startServer } from './server'

const boards = 50
const changes = 20
/** A session has a dozen windows at most. */
const boardsOfSession = 10

interface Change {
  /** What an open board is told of, and what it reads anew then. */
  feature: string
  path: string
  /** The page of the real window. */
  page: string
  /** Makes a change, and returns what the real window must show. */
  make: (count: number) => Promise<(page: Page) => Promise<unknown>>
}

/**
 * Measures the time from a change at one desk until fifty open boards show it: all are notified, and each reads anew as its window
 * would. One of them is a real window in which the change must appear. A room is renamed, and a visit of the queue is moved.
 */
export async function measureLive(dataFolder: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  try {
    const manager = await signIn('manager@demo.test')
    const accessToken = () => manager
    const api = createApi({ baseUrl: origin, accessToken, language: () => 'en', onUnauthorized: () => {} })
    const sessions = await Promise.all(Array.from({ length: boards / boardsOfSession }, () => signIn()))
    const renamed = await measureChange(browser, sessions, await renamesOf(api))
    const moved = await measureChange(browser, sessions, await movesOf(api))
    return [
      ...figuresOf(`a change to its sight on ${boards} open boards`, renamed),
      ...figuresOf(`a move of a visit to its sight on ${boards} open boards`, moved),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const figuresOf = (what: string, { all, inWindow }: Times): Figure[] => [
  { what: `${what}: p95`, value: percentile(all, 95), unit: 'ms', limit: 1_000 },
  { what: '… in a window of Chromium: p95', value: percentile(inWindow, 95), unit: 'ms', limit: 1_000 },
]

interface Times {
  all: number[]
  inWindow: number[]
}

async function measureChange(
  browser: Browser,
  sessions: readonly string[],
  { feature, path, page: address, make }: Change,
): Promise<Times> {
  let seen: (milliseconds: number) => void = () => {}
  const watching = await Promise.all(
    Array.from({ length: boards - 1 }, (_, board) => {
      const token = sessions[Math.floor(board / boardsOfSession)] ?? ''
      const onChange = (features: string[]) => {
        if (features.includes(feature))
          void ask(origin, { path, token }).then(({ status }) => status === 200 && seen(performance.now()))
      }
      return watch(origin, token, { onChange })
    }),
  )
  const page = await browser.newPage()
  await page.addInitScript((token) => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('i18nextLng', 'en')
  }, sessions.at(-1) ?? '')
  const watched = page.waitForResponse((reply) => reply.url().startsWith(`${origin}/api/live`))
  await page.goto(`${origin}${address}`)
  await watched

  const all: number[] = []
  const inWindow: number[] = []
  for (let count = 1; count <= changes; count += 1) {
    const arrived = new Promise<number[]>((resolve) => {
      const each: number[] = []
      seen = (at) => {
        each.push(at)
        if (each.length === boards - 1) resolve(each)
      }
    })
    const began = performance.now()
    const look = await make(count)
    await look(page)
    const shown = performance.now()
    all.push(...(await arrived).map((at) => at - began), shown - began)
    inWindow.push(shown - began)
  }
  for (const each of watching) each.close()
  await page.close()
  return { all, inWindow }
}

/** The name of a room in the list of rooms, which the calendar of the day shows too. */
async function renamesOf(api: Api): Promise<Change> {
  let room = (await unwrap(api.GET('/api/room', {}))).rows[0]
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date())
  return {
    feature: 'appointment',
    path: `/api/appointment/calendar?from=${day}&until=${day}`,
    page: '/clinic/room',
    async make(count) {
      if (!room) throw new Error('The demo clinic has no room')
      const name = `Ruang ${count} dari ${changes}`
      const params = { path: { id: room.id } }
      room = await unwrap(api.PUT('/api/room/{id}', { params, body: { ...inputOf(room), name } }))
      return (page) => page.getByText(name).waitFor()
    },
  }
}

/** Somebody who waits is called and put back, in turn: their card goes from column to column. */
async function movesOf(api: Api): Promise<Change> {
  const { visits } = await unwrap(api.GET('/api/visit/board'))
  const visit = visits.find(({ state }) => state === 'waiting')
  if (!visit) throw new Error('Nobody waits in the demo clinic')
  const params = { path: { id: visit.id } }
  let { version } = visit
  return {
    feature: 'visit',
    path: '/api/visit/board',
    page: '/clinic/dashboard/queue',
    async make(count) {
      const isCall = count % 2 === 1
      const moved = isCall
        ? await unwrap(api.POST('/api/visit/{id}/call', { params, body: { room_id: null, version } }))
        : await unwrap(api.POST('/api/visit/{id}/requeue', { params, body: { version } }))
      version = moved.version
      const column = isCall ? /^Called, \d+$/ : /^Waiting, \d+$/
      const card = (page: Page) => page.getByRole('region', { name: column }).locator('[data-card]')
      return (page) =>
        card(page)
          .filter({ hasText: displayName(visit.patient) })
          .waitFor()
    },
  }
}

const inputOf = ({ code, type, floor, chair_brand, chair_serial, note, status, version }: Schema<'Room'>) => ({
  code,
  type,
  floor,
  chair_brand,
  chair_serial,
  note,
  status,
  version,
})
