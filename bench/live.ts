import { createApi, type Schema, unwrap } from '@clinic/api'
import { chromium as browserType } from 'playwright'
import { chromium } from '../chromium'
import { ask } from '../packages/server/src/testing/program/ask'
import { watch } from '../packages/server/src/testing/program/watch'
import { type Figure, percentile } from './figure'
import { origin, signIn, startServer } from './server'

const boards = 50
const changes = 20
/** A session has a dozen windows at most. */
const boardsOfSession = 10

/**
 * Measures the time from a change at one desk until fifty open boards show it: all are notified, and each reads the day's
 * calendar anew as its window would. One of them is a real window in which the new name must appear.
 */
export async function measureLive(dataFolder: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  const browser = await browserType.launch(chromium)
  try {
    const manager = await signIn('manager@demo.test')
    const sessions = await Promise.all(Array.from({ length: boards / boardsOfSession }, () => signIn()))
    let seen: (milliseconds: number) => void = () => {}
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date())
    const calendar = `/api/appointment/calendar?from=${day}&until=${day}`
    const watching = Array.from({ length: boards - 1 }, (_, board) => {
      const token = sessions[Math.floor(board / boardsOfSession)] ?? ''
      const onChange = (features: string[]) => {
        if (features.includes('appointment'))
          void ask(origin, { path: calendar, token }).then(({ status }) => status === 200 && seen(performance.now()))
      }
      return watch(origin, token, { onChange })
    })
    await Promise.all(watching)

    const page = await browser.newPage()
    await page.addInitScript((token) => localStorage.setItem('accessToken', token), sessions.at(-1) ?? '')
    const watched = page.waitForResponse((reply) => reply.url().startsWith(`${origin}/api/live`))
    await page.goto(`${origin}/clinic/room`)
    await watched

    const api = createApi({
      baseUrl: origin,
      accessToken: () => manager,
      language: () => 'en',
      onUnauthorized: () => {},
    })
    let room = (await unwrap(api.GET('/api/room', {}))).rows[0]
    if (!room) throw new Error('The demo clinic has no room')
    const times: number[] = []
    const windowTimes: number[] = []
    for (let change = 1; change <= changes; change += 1) {
      const name = `Ruang ${change} dari ${changes}`
      const arrived = new Promise<number[]>((resolve) => {
        const all: number[] = []
        seen = (at) => {
          all.push(at)
          if (all.length === boards - 1) resolve(all)
        }
      })
      const began = performance.now()
      const shown = page
        .getByText(name)
        .waitFor()
        .then(() => performance.now())
      room = await unwrap(
        api.PUT('/api/room/{id}', { params: { path: { id: room.id } }, body: { ...inputOf(room), name } }),
      )
      const [all, window] = await Promise.all([arrived, shown])
      times.push(...all.map((at) => at - began), window - began)
      windowTimes.push(window - began)
    }
    for (const each of await Promise.all(watching)) each.close()
    return [
      {
        what: `a change to its sight on ${boards} open boards: p95`,
        value: percentile(times, 95),
        unit: 'ms',
        limit: 1_000,
      },
      { what: '… in a window of Chromium: p95', value: percentile(windowTimes, 95), unit: 'ms', limit: 1_000 },
    ]
  } finally {
    await browser.close()
    await server.stop()
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
