import type { Client } from '../client'
import { transactionOf, uuidOf, validCondition, validLocation, validPatient } from '../valid'
import type { Sample } from './sample'

const post = (bundle: unknown) => (client: Client) => client.post('', bundle)
const one = transactionOf(validLocation('room-2'))
const withFullUrl = (fullUrl: unknown) => ({ ...one, entry: one.entry.map((entry) => ({ ...entry, fullUrl })) })
const two = transactionOf(validLocation('room-2'), validLocation('room-3'))
const nameless = { ...validPatient(), name: [] }

export const bundleSamples: Sample[] = [
  {
    number: 20011,
    what: 'a Bundle in a Bundle',
    broken: post(transactionOf({ resourceType: 'Bundle' })),
    passing: post(one),
  },
  {
    number: 20012,
    what: 'a resource after one that failed',
    also: [10168],
    broken: post(transactionOf(nameless, validLocation('room-2'))),
    passing: post(transactionOf(validPatient(), validLocation('room-2'))),
  },
  {
    number: 20013,
    what: 'a resource that refers to one that failed',
    also: [10168],
    broken: (client, { visit }) =>
      client.post('', transactionOf(nameless, { ...validCondition(visit), subject: { reference: uuidOf(0) } })),
    passing: (client, { visit }) =>
      client.post('', transactionOf(validPatient(), { ...validCondition(visit), subject: { reference: uuidOf(0) } })),
  },
  { number: 20017, what: 'a fullUrl without UUID', broken: post(withFullUrl('urn:uuid:1')), passing: post(one) },
  {
    number: 20018,
    what: 'a fullUrl that is an address',
    broken: post(withFullUrl('https://clinic.example/Location/1')),
    passing: post(one),
  },
  { number: 20019, what: 'a fullUrl that is a number', broken: post(withFullUrl(1)), passing: post(one) },
  {
    number: 20020,
    what: 'one fullUrl twice',
    also: [20020],
    broken: post({ ...two, entry: two.entry.map((entry) => ({ ...entry, fullUrl: uuidOf(1) })) }),
    passing: post(two),
  },
  { number: 20021, what: 'no fullUrl', broken: post(withFullUrl(undefined)), passing: post(one) },
]
