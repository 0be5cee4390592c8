import type { Schema } from '@clinic/api'
import { comparedSteps, differences, maskedResource, type StepName } from '@clinic/core/satu-sehat'
import type { Database } from '../../database/schema'
import type { AccessOf } from '../../domain/satu-sehat/clinic-connections'
import { idsOfVisit, knownOf } from '../../domain/satu-sehat/outbox/ids-of-visit'
import type { Service, ServiceOf } from '../../domain/satu-sehat/outbox/service'
import { type StepResource, stepResources } from '../../domain/satu-sehat/step-resources'
import { visitRecord } from '../../domain/satu-sehat/visit-record'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { readResource } from './read-resource'
import { stepsOfVisits } from './told-visit-rows'
import { written } from './written'

type Compared = Schema<'SatuSehatComparedResource'>

/** How many resources are read at the same time: the rate that the service allows is for sending. */
const atOnce = 4

/** What the service has of a step that was sent, beside what would be sent of it now. `serviceOf` gives those of the outbox. */
export const compareSatuSehatVisit =
  (accessOf: AccessOf, serviceOf: ServiceOf): UseCase<'compareSatuSehatVisit'> =>
  async ({ database, caller, path: { id }, query: { step } }) => {
    const steps = await stepsOfVisits(database, caller, [id])
    const record = await visitRecord(database, caller, id)
    const visit = await toldVisit(database, caller, id)
    if (!record || !visit) throw new Refusal(404, 'notFound')
    const { environment, client, organization_id } = accessOf(caller)
    if (environment === 'none') throw new Refusal(422, 'satuSehatNotConnected')
    const sent = steps.flatMap((each) => (each.sent_at === null ? [] : [each.step]))
    if (!comparedSteps(sent).includes(step)) throw new Refusal(422, 'stepNotCompared')
    if (visit.client !== client) throw new Refusal(422, 'sentElsewhere')

    const { ids, ours } = await written(async () => {
      const ids = await idsOfVisit(database, caller, { client, record })
      return { ids, ours: stepResources(step, record, knownOf(record, { ids, organization_id })) }
    })
    const service = serviceOf(caller)
    const resources: Compared[] = []
    for (let from = 0; from < ours.length; from += atOnce) {
      const few = ours.slice(from, from + atOnce)
      resources.push(...(await Promise.all(few.map((each) => compared(each, ids.get(each.key), service)))))
    }
    return { resources: [...resources, ...(await withdrawnOf(database, caller, { id, client, step, ours }))] }
  }

async function compared(
  { key, resource }: StepResource,
  remote_id: string | undefined,
  service: Service | undefined,
): Promise<Compared> {
  if (remote_id === undefined) return { key, remote_id: null, state: 'not_sent', differences: [] }
  const theirs = await readResource(service, { type: resource.resourceType, id: remote_id })
  if (!theirs) return { key, remote_id, state: 'gone', differences: [] }
  const found = differences(resource, theirs, { shown: maskedResource })
  return { key, remote_id, state: found.length > 0 ? 'different' : 'same', differences: found }
}

interface Told {
  id: number
  client: string
  step: StepName
  ours: readonly StepResource[]
}

/** What was sent with a step and is no longer here, such as a diagnosis that was taken back. */
async function withdrawnOf(
  database: Database,
  { company_id, clinic_id }: Caller,
  { id, client, step, ours }: Told,
): Promise<Compared[]> {
  const rows = await database
    .selectFrom('satu_sehat_resource')
    .select(['key', 'remote_id'])
    .where((eb) => eb.and({ company_id, clinic_id, client, visit_id: id, step }))
    .orderBy('key')
    .execute()
  const known = new Set(ours.map(({ key }) => key))
  return rows.filter(({ key }) => !known.has(key)).map((row) => ({ ...row, state: 'withdrawn', differences: [] }))
}

const toldVisit = (database: Database, { company_id, clinic_id }: Caller, id: number) =>
  database
    .selectFrom('satu_sehat_visit')
    .select('client')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
