import { setTimeout } from 'node:timers/promises'
import type { Schema } from '@clinic/api'
import { otherPatientInput, patientUpdateOf } from '../packages/server/src/testing/patient-input'
import { ask as send } from '../packages/server/src/testing/program/ask'
import type { Figure } from './figure'
import { withManyPatients } from './list-load'

const users = 192

/** A clinic's desk, many times over: people who look, think, type and save, on PostgreSQL. */
export const measureMixedUsers = ({ minutes }: { minutes: number }): Promise<Figure[]> =>
  withManyPatients({ desks: users }, async ({ server: { address }, tokens }) => {
    const end = Date.now() + minutes * 60_000
    const times: number[] = []
    const errors: string[] = []
    const asking =
      (token: string): Ask =>
      async (question) => {
        const { status, body, milliseconds } = await send<never>(address, { ...question, token })
        times.push(milliseconds)
        if (status >= 300) errors.push(`${question.method ?? 'GET'} ${question.path}: ${status}`)
        return body.data
      }
    await Promise.all(tokens.map((token, index) => work(asking(token), { until: end, start: index })))
    times.sort((a, b) => a - b)
    return [
      {
        what: `${users} mixed users, ${minutes} min: requests`,
        value: times.length / (minutes * 60),
        unit: 'requests/s',
      },
      { what: '… p50', value: quantile(times, 0.5), unit: 'ms' },
      { what: '… p99', value: quantile(times, 0.99), unit: 'ms', limit: 150 },
      { what: `… errors${errors[0] ? ` (${errors[0]})` : ''}`, value: errors.length, unit: 'errors', limit: 0 },
    ]
  })

interface Question {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
}

type Ask = <Data>(question: Question) => Promise<Data>

/** One person: each round takes about half a minute, most of it reading and thinking. */
async function work(ask: Ask, { until, start }: { until: number; start: number }) {
  await setTimeout((start / users) * 5_000)
  for (let round = start; Date.now() < until; round += 1) {
    await ask({ path: '/api/dashboard' })
    await think()
    for (const search of ['a', 'ar', 'ari'].slice(round % 3))
      await ask({ path: `/api/patient?search=${search}&standing=true` })
    const { rows } = await ask<Schema<'PatientListReply'>['data']>({
      path: `/api/patient?page=${(round % 40) + 1}&standing=true`,
    })
    await think()
    const found = rows[round % 25]
    if (found) {
      const patient = await ask<Schema<'Patient'>>({ path: `/api/patient/${found.id}` })
      await think()
      // Two who edit one patient at once: one is told. With thousands of patients that is rare; here each has their own.
      if (found.id % users === start)
        await ask({ method: 'PUT', path: `/api/patient/${found.id}`, body: patientUpdateOf(patient) })
    }
    if (round % 4 === 0) await ask({ method: 'POST', path: '/api/patient', body: otherPatientInput() })
    await think()
    await ask({ path: '/api/registration?state=submitted' })
    await ask({ method: 'POST', path: '/api/auth/my-account' })
  }
}

const think = () => setTimeout(1_000 + Math.random() * 2_000)
const quantile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
