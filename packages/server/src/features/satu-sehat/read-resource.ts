import { Paused } from '../../domain/satu-sehat/outbox/paused'
import type { Answer, Service } from '../../domain/satu-sehat/outbox/service'
import { Refusal } from '../../use-case/refusal'

interface Address {
  type: string
  id: string
}

/** Reads what the service has; undefined where it has it no more. Refuses in words where it does not answer with it. */
export async function readResource(service: Service | undefined, { type, id }: Address): Promise<Answer['resource']> {
  // the server has just started, or is about to stop
  if (!service) throw new Refusal(503, 'satuSehatPaused')
  const { status, resource, is_outcome } = await asked(service, { type, id })
  // a page that says 404 comes from something on the way
  if (is_outcome && (status === 404 || status === 410)) return undefined
  if (status === 401 || status === 403) throw new Refusal(422, 'satuSehatReadRefused', { values: { status } })
  if (status === 429) throw new Refusal(503, 'satuSehatBusy')
  if (resource?.resourceType !== type || resource.id !== id) throw new Refusal(503, 'satuSehatUnreadable')
  return resource
}

async function asked(service: Service, { type, id }: Address): Promise<Answer> {
  try {
    return await service.read(type, id)
  } catch (error) {
    throw error instanceof Paused ? new Refusal(503, 'satuSehatPaused') : error
  }
}
