import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Schema } from '@clinic/api'
import { emptyScreening } from '@clinic/core/medical-alert'
import { createRandom } from '../../database/seed/random'
import { otherPatientInput, patientUpdateOf } from '../patient-input'
import { ask } from './ask'

export type Desk = ReturnType<typeof openDesk>

/** Several at once. */
export function openDesks(count: number, { seed, ...options }: Omit<Options, 'name'>) {
  const all = Array.from({ length: count }, (_, index) =>
    openDesk({ ...options, name: `Desk ${index + 1}`, seed: seed * 1_000 + index }),
  )
  const acknowledged = () => all.reduce((sum, desk) => sum + desk.acknowledged(), 0)
  return {
    all,
    acknowledged,
    refusals: () => all.flatMap(({ refusals }) => refusals),
    retries: () => all.flatMap(({ retries }) => retries),
    /** Resolves once so many more requests are acknowledged. */
    async acknowledge(more: number) {
      const enough = acknowledged() + more
      while (acknowledged() < enough) await Promise.race([setTimeout(2), ...all.map(({ working }) => working)])
    },
    /** Ends with the last acknowledgement. */
    close: () => Promise.all(all.map((desk) => desk.close())),
  }
}

interface Options {
  /** Returns the address of the server, once there is one. */
  address: () => string | Promise<string>
  token: string
  /** The slug of the clinic. */
  clinic: string
  /** Stands in every name this desk writes. */
  name: string
  seed: number
}

/**
 * A front office that never stops: it registers and changes patients, remembers the acknowledged changes, and repeats the
 * others until they are acknowledged, with the same Idempotency-Key.
 */
export function openDesk({ address, token, clinic, name, seed }: Options) {
  const random = createRandom(seed)
  const patients = new Map<number, Schema<'Patient'>>()
  const accepted: Schema<'Registration'>[] = []
  const refusals: { status: number; milliseconds: number }[] = []
  const retries: number[] = []
  let acknowledged = 0
  let written = 0
  let open = true
  const working = work()
  working.catch(() => {}) // told by `close`

  return {
    /** Rejects when the server answers what it should not. */
    working,
    patients,
    accepted,
    /** Every 502 and 503, and how long it took. */
    refusals,
    /** How often each acknowledged request had to be sent again. */
    retries,
    acknowledged: () => acknowledged,
    /** Ends with the last acknowledgement. */
    close() {
      open = false
      return working
    },
  }

  async function work() {
    while (open) {
      await random.draw([
        [4, create],
        [4, change],
        [2, register],
      ])()
    }
  }

  async function create() {
    const body = otherPatientInput({ first_name: newName() })
    const { data } = await insist<Schema<'Patient'>>(201, { path: '/api/patient', body, key: randomUUID() })
    patients.set(data.id, data)
  }

  async function change() {
    const known = [...patients.values()]
    const before = known[random.integer(0, known.length - 1)]
    if (!before) return
    const { id } = before
    const body = { ...patientUpdateOf(before), occupation: newName() }
    const reply = await insist<Schema<'Patient'> & { current?: Schema<'Patient'> }>([200, 409], {
      method: 'PUT',
      path: `/api/patient/${id}`,
      body,
    })
    // A change has no key: who was not told that it was done finds their own words there.
    const after = reply.status === 200 ? reply.data : reply.data.current
    if (after?.version !== before.version + 1 || after.occupation !== body.occupation) {
      throw new Error(`Patient ${id} was version ${before.version} and is ${JSON.stringify(after)}`)
    }
    patients.set(id, after)
  }

  async function register() {
    const patient = otherPatientInput({ first_name: newName() })
    const body = { clinic, language: 'id', patient, screening: emptyScreening, consent: true }
    // From an address of their own: one may send 20 an hour.
    const from = `127.${random.integer(1, 250)}.${random.integer(1, 250)}.${random.integer(1, 250)}`
    const { data } = await insist<{ code: string }>(201, { path: '/api/registration', body, key: randomUUID(), from })
    const found = await insist<{ rows: { id: number }[] }>(200, {
      method: 'GET',
      path: `/api/registration?search=${data.code}`,
    })
    const path = `/api/registration/${found.data.rows[0]?.id}/accept`
    const reply = await insist<Schema<'Registration'>>(200, { path, body: { version: 1 }, key: randomUUID() })
    accepted.push(reply.data)
  }

  /** Asks until the server answers; anything but what is expected ends the desk. */
  async function insist<Data>(
    expected: number | number[],
    question: Omit<Parameters<typeof ask>[1], 'token'>,
  ): Promise<{ status: number; data: Data }> {
    for (let retry = 0; ; retry += 1) {
      const reply = await ask<Data>(await address(), { method: 'POST', ...question, token }).catch(() => undefined)
      if (reply && [expected].flat().includes(reply.status)) {
        acknowledged += 1
        retries.push(retry)
        return { status: reply.status, data: reply.body.data }
      }
      if (reply && reply.status !== 502 && reply.status !== 503) {
        throw new Error(`${question.path} was answered ${reply.status} ${JSON.stringify(reply.body)}`)
      }
      if (reply) refusals.push(reply)
      await setTimeout(20)
    }
  }

  function newName() {
    written += 1
    return `${name} number ${written}`
  }
}
