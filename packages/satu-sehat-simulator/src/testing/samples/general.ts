import { isObject } from '../../fhir/resource'
import { type Client, credentials, idOf } from '../client'
import { validCondition, validEncounter, validLocation, validObservation, validPatient } from '../valid'
import type { Sample } from './sample'

const sandboxPatient = '/Patient/P02478375538'
const postText = (text: string | Uint8Array) => (client: Client) => client.send('POST', '/fhir-r4/v1/Patient', text)
const validText = JSON.stringify(validPatient())

export const generalSamples: Sample[] = [
  {
    number: 20002,
    what: 'an identifier that is used already',
    broken: (client, { room }) => client.post('/Encounter', validEncounter(room, 'visit-1')),
    passing: (client, { room }) => client.post('/Encounter', validEncounter(room, 'visit-2')),
  },
  {
    number: 20003,
    what: 'reading a patient without the scope to',
    options: { scopes: ['write:Location', 'write:Encounter', 'read:Practitioner'] },
    broken: (client) => client.get(sandboxPatient),
    passing: (client) => client.get('/Practitioner/10009880728'),
  },
  {
    number: 20003,
    what: 'writing a condition without the scope to',
    options: { scopes: ['write:Location', 'write:Encounter', 'write:Observation'] },
    broken: (client, { visit }) => client.post('/Condition', validCondition(visit)),
    passing: (client, { visit }) => client.post('/Observation', validObservation(visit)),
  },
  {
    number: 20004,
    what: 'an encounter of a laboratory',
    options: { organizationType: 'laboratory' },
    broken: (client, { room }) => client.post('/Encounter', validEncounter(room)),
    passing: (client) => client.post('/Location', validLocation('room-2')),
  },
  { number: 20005, what: 'nothing', broken: postText(''), passing: postText(validText) },
  { number: 20005, what: 'a list', broken: postText('[]'), passing: postText(validText) },
  {
    number: 20005,
    what: 'bytes that are no UTF-8',
    broken: postText(Buffer.from(validText.replace('Ayu', 'Ay\u00fc'), 'latin1')),
    passing: postText(Buffer.from(validText.replace('Ayu', 'Ay\u00fc'), 'utf8')),
  },
  { number: 20006, what: 'a bracket too few', broken: postText(validText.slice(0, -1)), passing: postText(validText) },
  {
    number: 20007,
    what: 'an id nobody has',
    broken: (client) => client.get('/Patient/P00000000000'),
    passing: (client) => client.get(sandboxPatient),
  },
  {
    number: 20007,
    what: 'a change of what is not there',
    broken: (client) => client.put('/Condition/none', { ...validCondition('Encounter/none'), id: 'none' }),
    passing: (client, { visit }) => change(client, validCondition(visit), {}),
  },
  {
    number: 20008,
    what: 'a text for an integer',
    broken: (client, { visit }) => client.post('/Observation', { ...validObservation(visit), valueInteger: '3' }),
    passing: (client, { visit }) => client.post('/Observation', { ...validObservation(visit), valueInteger: 3 }),
  },
  {
    number: 20008,
    what: 'one object for a list',
    broken: (client) => client.post('/Patient', { ...validPatient(), name: { text: 'Ayu' } }),
    passing: (client) => client.post('/Patient', { ...validPatient(), name: [{ text: 'Ayu' }] }),
  },
  {
    number: 20009,
    what: 'a token without client',
    broken: (client) => client.requestToken({ client_secret: credentials.client_secret }),
    passing: (client) => client.requestToken(),
  },
  {
    number: 20014,
    what: 'everything of a patient',
    broken: (client) => client.get(`${sandboxPatient}/$everything`),
    passing: (client) => client.get(sandboxPatient),
  },
  {
    number: 20015,
    what: 'another gender of a patient',
    broken: (client) => change(client, validPatient(), { gender: 'male' }),
    passing: (client) => change(client, validPatient('3171235705900002'), { name: [{ text: 'Ayu' }] }),
  },
  {
    number: 20016,
    what: 'the name of a patient whom others registered',
    broken: (client) => client.put(sandboxPatient, { ...validPatient(), id: 'P02478375538' }),
    passing: (client) => change(client, validPatient('3171235705900002'), { name: [{ text: 'Ayu' }] }),
  },
]

/** Stores the resource and changes it. */
async function change(client: Client, resource: { resourceType: string }, changes: Record<string, unknown>) {
  const created = await client.post(`/${resource.resourceType}`, resource)
  const stored = isObject(created.body) ? created.body : {}
  return client.put(`/${resource.resourceType}/${idOf(created)}`, { ...stored, ...changes })
}
