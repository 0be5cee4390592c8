import { json, type Reply } from '../http/reply'
import { bodyRules } from '../rules/body'
import { accessRules, addressRules } from '../rules/request'
import { brokenRules, type World } from '../rules/rule'
import { refusal, unnumbered } from './refusal'
import { isResource } from './resource'
import type { Stored } from './resource-store'
import { isReadable } from './resource-type'
import { search, searchProblems } from './search'
import { judge } from './submission'
import { commit } from './transaction'
import { etagOf, type Writer } from './writer'

export interface FhirRequest {
  method: string
  /** What follows `/fhir-r4/v1`, such as `['Patient', 'P1']`. */
  path: string[]
  parameters: URLSearchParams
  body: Uint8Array
}

export interface FhirService {
  world: World
  writer: Writer
  /** The address that ends with `/fhir-r4/v1`. */
  base: string
}

export function answerFhir(request: FhirRequest, service: FhirService): Reply {
  const { method, path } = request
  const [type, id] = path
  if (method === 'POST' && type === undefined) return transaction(request, service)
  if (type === undefined || !isReadable(type) || path.length > 3)
    return refusal([unnumbered(`Unknown address /${path.join('/')}`, { status: 404, code: 'not-found' })])
  if (method === 'GET') return id === undefined ? find(type, request, service) : read(type, request, service)
  if (method === 'POST' && id === undefined) return write({ type }, request, service)
  if (method === 'PUT' && id !== undefined && path.length === 2) return write({ type, id }, request, service)
  return refusal([unnumbered(`${method} is not supported here`, { status: 405, code: 'not-supported' })])
}

function read(type: string, { path: [, id = '', operation] }: FhirRequest, { world }: FhirService) {
  const issues = [
    ...brokenRules(accessRules, { type, action: 'read' }, world),
    ...brokenRules(addressRules, { type, id, operation }, world),
  ]
  const stored = world.store.read(type, id)
  return issues.length > 0 || stored === undefined || operation !== undefined
    ? refusal(issues.length > 0 ? issues : [unnumbered('Unknown operation', { status: 404, code: 'not-found' })])
    : json(200, stored.resource, { etag: etagOf(stored) })
}

function find(type: string, { parameters }: FhirRequest, { world, base }: FhirService) {
  const denied = brokenRules(accessRules, { type, action: 'read' }, world)
  const issues = denied.length > 0 ? denied : searchProblems(type, parameters)
  if (issues.length > 0) return refusal(issues)
  const { total, resources } = search(world.store, type, parameters)
  return json(200, {
    resourceType: 'Bundle',
    type: 'searchset',
    total,
    entry: resources.map((resource) => ({
      fullUrl: `${base}/${type}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
  })
}

function write(
  { type, id }: { type: string; id?: string },
  { body }: FhirRequest,
  { world, writer, base }: FhirService,
) {
  const unreadable = brokenRules(bodyRules, body, world)
  if (unreadable.length > 0) return refusal(unreadable)
  const verdict = judge({ type, id, body: parse(body) }, world)
  if (verdict.issues) return refusal(verdict.issues)
  const stored = writer.write(verdict.resource, id ?? writer.newId(type))
  const headers = { etag: etagOf(stored), location: `${base}/${addressOf(stored)}` }
  return json(id === undefined ? 201 : 200, stored.resource, headers)
}

function transaction({ body }: FhirRequest, { world, writer, base }: FhirService) {
  const unreadable = brokenRules(bodyRules, body, world)
  if (unreadable.length > 0) return refusal(unreadable)
  const bundle = parse(body)
  if (!isResource(bundle) || bundle.resourceType !== 'Bundle')
    return refusal([unnumbered('Only a Bundle is posted here', { code: 'structure' })])
  const outcome = commit(bundle, { world, writer })
  if (outcome.issues) return refusal(outcome.issues)
  return json(200, {
    resourceType: 'Bundle',
    type: 'transaction-response',
    entry: outcome.written.map(({ stored, isNew }) => ({
      fullUrl: `${base}/${addressOf(stored)}`,
      response: {
        status: isNew ? '201 Created' : '200 OK',
        location: `${base}/${addressOf(stored)}`,
        etag: etagOf(stored),
      },
    })),
  })
}

const parse = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body))
const addressOf = ({ resource: { resourceType, id } }: Stored) => `${resourceType}/${id}`
