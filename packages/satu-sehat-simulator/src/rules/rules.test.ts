import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { type Client, ruleNumbersOf, startClient } from '../testing/client'
import { samples } from '../testing/samples/index'
import { validEncounter, validLocation } from '../testing/valid'
import { allRules } from './index'

let client: Client | undefined
afterEach(() => client?.simulator.stop())

describe.each(samples)('$number, $what', ({ number, options, broken, passing, also = [] }) => {
  it('is refused with its number alone, and nothing is stored', async () => {
    const { client, stored } = await start(options)
    const before = { resources: client.simulator.resources().length, calls: client.simulator.calls.length }
    const answer = await broken(client, stored)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(ruleNumbersOf(answer).toSorted()).toEqual([number, ...also].toSorted())
    // what a sample prepares is stored by requests of its own
    const prepared = client.simulator.calls.slice(before.calls).filter(({ status }) => status === 201)
    expect(client.simulator.resources()).toHaveLength(before.resources + prepared.length)
  })

  it('passes where the fault is not', async () => {
    const { client, stored } = await start(options)
    const answer = await passing(client, stored)
    expect(ruleNumbersOf(answer)).toEqual([])
    expect([200, 201]).toContain(answer.status)
  })
})

it('tries every rule', () => {
  expect(distinct(samples)).toEqual(distinct(allRules))
})

it('has the rules that the README lists, no others', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const listed = [...readme.matchAll(/^\| (\d{5}) \| /gm)].map(([, number]) => ({ number: Number(number) }))
  expect(listed.map(({ number }) => number)).toEqual(distinct(allRules))
})

async function start(options: Parameters<typeof startClient>[0]) {
  client = await startClient(options)
  const room = await client.create(validLocation())
  const visit = options?.organizationType === 'laboratory' ? '' : await client.create(validEncounter(room))
  return { client, stored: { room, visit } }
}

const distinct = (numbered: readonly { number: number }[]) =>
  [...new Set(numbered.map(({ number }) => number))].toSorted((one, other) => one - other)
