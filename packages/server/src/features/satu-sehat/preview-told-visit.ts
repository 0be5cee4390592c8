import { maskedResource } from '@clinic/core/satu-sehat'
import { environmentOf } from '../../domain/satu-sehat/connection'
import { stepResources } from '../../domain/satu-sehat/step-resources'
import { ownKeys, stepsOfVisit } from '../../domain/satu-sehat/steps-of-visit'
import { visitRecord } from '../../domain/satu-sehat/visit-record'
import type { Env } from '../../env'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { toldVisitById } from './told-visit-rows'

/** What would be sent now. Numbers that only the service gives are our own keys here. */
export const previewSatuSehatVisit =
  (env: Env): UseCase<'previewSatuSehatVisit'> =>
  async ({ database, caller, path: { id } }) => {
    const visit = await toldVisitById(database, caller, id)
    const record = await visitRecord(database, caller, id)
    if (!visit || !record) throw new Refusal(404, 'notFound')
    const nothing = {
      organization_id: environmentOf(env).organization_id,
      doctor: `doctor-${record.doctor?.id ?? 'none'}`,
      room: `room-${record.room?.id ?? 'none'}`,
      idOf: () => undefined,
    }
    const scope = stepsOfVisit(record, nothing)
    const steps = 'steps' in scope ? scope.steps : []
    return {
      resources: steps.flatMap(({ name }) =>
        stepResources(name, record, ownKeys(nothing)).map(({ key, resource }) => ({
          step: name,
          key,
          json: JSON.stringify(maskedResource(resource), null, 2),
        })),
      ),
    }
  }
