import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Schema } from '@clinic/api'
import { ask } from '../packages/server/src/testing/program/ask'
import { onBothDatabases } from './both-databases'
import { type Chair, chairs, prepareChairs } from './busy-chairs'
import { measureChartingScreen } from './charting-screen'
import { type Figure, percentile } from './figure'

const entriesOfChair = 30
/** Ten chairs together make ten entries a second. */
const pace = 1_000

/** Ten dentists who chart at once, and a mouth of twelve findings typed on the screen. */
export const measureCharting = async () => [
  ...(await onBothDatabases(prepareChairs, measureChairs)),
  ...(await measureChartingScreen()),
]

async function measureChairs(stage: { database: string; address: string; chairs: Chair[] }): Promise<Figure[]> {
  const { database, address } = stage
  const times = await Promise.all(
    stage.chairs.map(async (chair, index) => {
      await setTimeout((index * pace) / chairs)
      return chart(address, chair)
    }),
  )
  const kept = await Promise.all(
    stage.chairs.map(async ({ patient_id, token }) => {
      const path = `/api/patient/${patient_id}/odontogram`
      const { body } = await ask<Schema<'Odontogram'>>(address, { path, token })
      return body.data.findings.length
    }),
  )
  const lost = chairs * entriesOfChair - kept.reduce((sum, count) => sum + count, 0)
  const all = times.flat()
  return [
    {
      what: `${chairs} chairs, ${chairs} entries/s, ${database}: p99`,
      value: percentile(all, 99),
      unit: 'ms',
      limit: 100,
    },
    { what: '… median', value: percentile(all, 50), unit: 'ms' },
    { what: '… entries lost', value: lost, unit: 'errors', limit: 0 },
  ]
}

/** An entry a second, each on another tooth; returns how long each took. */
async function chart(address: string, { visit_id, token }: Chair) {
  const times: number[] = []
  for (const tooth of teeth.slice(0, entriesOfChair)) {
    const next = setTimeout(pace)
    const body = {
      key: randomUUID(),
      seen: 0,
      typed_ms_ago: 0,
      mode: 'found',
      teeth: [tooth],
      items: [{ code: 'car', surfaces: ['m'] }],
      cause: null,
      is_uncertain: false,
      note: '',
      reason: null,
    }
    const path = `/api/visit/${visit_id}/odontogram`
    const { status, milliseconds } = await ask(address, { method: 'POST', path, token, body })
    if (status !== 200) throw new Error(`An entry was answered with ${status}`)
    times.push(milliseconds)
    await next
  }
  return times
}

const teeth = ['1', '2', '3', '4'].flatMap((quadrant) => Array.from({ length: 8 }, (_, at) => `${quadrant}${at + 1}`))
