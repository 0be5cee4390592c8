import type { OutOfScopeReason, Resource } from '@clinic/core/satu-sehat'
import { stepResources } from './step-resources'
import { ownKeys, stepsOfVisit } from './steps-of-visit'
import type { VisitRecord } from './visit-record'

export interface VisitBundle {
  resourceType: 'Bundle'
  type: 'collection'
  entry: readonly { resource: Resource }[]
}

/**
 * Returns the resources of a visit in the order in which they are sent, as a Bundle to read: its Encounter stands in it as often as it is
 * sent. What the service has not numbered goes by our own keys. Of a visit that is not sent it returns why.
 */
export function visitBundle(
  record: VisitRecord,
  { organization_id }: { organization_id: string },
): VisitBundle | { out_of_scope: OutOfScopeReason } | { under_way: true } {
  const nothing = {
    organization_id,
    doctor: `doctor-${record.doctor?.id ?? 'none'}`,
    room: `room-${record.room?.id ?? 'none'}`,
    idOf: () => undefined,
  }
  const scope = stepsOfVisit(record, nothing)
  if (!('steps' in scope)) return scope
  const known = ownKeys(nothing)
  const entry = scope.steps.flatMap(({ name }) =>
    stepResources(name, record, known).map(({ key, resource }) => ({ resource: { ...resource, id: known.idOf(key) } })),
  )
  return { resourceType: 'Bundle', type: 'collection', entry }
}
