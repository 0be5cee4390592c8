import type { SimulatorOptions } from '../../simulator'
import type { Answer, Client } from '../client'

/** What a rule refuses, and what differs from it by as little as possible and is accepted. */
export interface Sample {
  number: number
  what: string
  options?: Partial<SimulatorOptions>
  /** Returns the answers; `visit` and `room` are stored already. */
  broken: (client: Client, stored: Stored) => Promise<Answer>
  passing: (client: Client, stored: Stored) => Promise<Answer>
  /** Numbers that come together with this one. */
  also?: number[]
}

interface Stored {
  visit: string
  room: string
}

export type Resource = Record<string, unknown> & { resourceType: string }

/** A sample of posting a resource: `valid` without an element, or with another value of it. */
export const posting =
  (valid: (stored: Stored) => Resource) =>
  (number: number, what: string, change: Record<string, unknown>): Sample => ({
    number,
    what,
    broken: (client, stored) => {
      const resource = valid(stored)
      return client.post(`/${resource.resourceType}`, { ...resource, ...change })
    },
    passing: (client, stored) => {
      const resource = valid(stored)
      return client.post(`/${resource.resourceType}`, resource)
    },
  })

/** A sample of a time: refused with the local offset, accepted in UTC. */
export const timing =
  (valid: (stored: Stored) => Resource) =>
  (number: number, element: (time: string) => Record<string, unknown>): Sample => {
    const send = (time: string) => (client: Client, stored: Stored) => {
      const resource = valid(stored)
      return client.post(`/${resource.resourceType}`, { ...resource, ...element(time) })
    }
    return {
      number,
      what: `${Object.keys(element('')).join()} with a local offset`,
      broken: send('2026-11-28T09:20:00+07:00'),
      passing: send('2026-11-28T02:20:00+00:00'),
    }
  }
