import { refusal, unnumbered } from '../fhir/refusal'
import { isObject } from '../fhir/resource'
import type { ResourceStore } from '../fhir/resource-store'
import { json, type Reply } from '../http/reply'

export interface ConsentRequest {
  method: string
  parameters: URLSearchParams
  body: unknown
}

type Action = 'OPTIN' | 'OPTOUT'

/**
 * Whether other facilities may see the records of a patient; it does not decide what is sent.
 * Unverified: the shape of the Consent, and the answer for a patient nobody has asked yet.
 */
export class Consents {
  #actions = new Map<string, Action>()
  #store: ResourceStore

  constructor(store: ResourceStore) {
    this.#store = store
  }

  answer({ method, parameters, body }: ConsentRequest): Reply {
    if (method === 'GET') return this.#read(parameters.get('patient_id') ?? '')
    if (method === 'POST') return this.#write(body)
    return refusal([unnumbered(`${method} is not supported here`, { status: 405, code: 'not-supported' })])
  }

  #read(patientId: string) {
    const action = this.#actions.get(patientId)
    return action === undefined
      ? refusal([unnumbered(`Patient ${patientId} has no consent`, { status: 404, code: 'not-found' })])
      : json(200, consentOf(patientId, action))
  }

  #write(body: unknown) {
    const { patient_id, action, agent } = isObject(body) ? body : {}
    if (typeof patient_id !== 'string' || !this.#store.has(`Patient/${patient_id}`))
      return refusal([unnumbered('patient_id names no patient')])
    if (action !== 'OPTIN' && action !== 'OPTOUT') return refusal([unnumbered('action must be OPTIN or OPTOUT')])
    if (typeof agent !== 'string' || agent.trim() === '') return refusal([unnumbered('agent must not be empty')])
    this.#actions.set(patient_id, action)
    return json(200, consentOf(patient_id, action))
  }
}

const consentOf = (patientId: string, action: Action) => ({
  resourceType: 'Consent',
  status: 'active',
  patient: { reference: `Patient/${patientId}` },
  provision: { type: action === 'OPTIN' ? 'permit' : 'deny' },
})
