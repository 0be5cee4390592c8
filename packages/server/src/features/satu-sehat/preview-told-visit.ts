import { maskedConsent, maskedResource, type StepName } from '@clinic/core/satu-sehat'
import type { AccessOf } from '../../domain/satu-sehat/clinic-connections'
import { consentKey, consentOfVisit } from '../../domain/satu-sehat/consent-of-visit'
import { type KnownIds, stepResources } from '../../domain/satu-sehat/step-resources'
import { ownKeys, stepsOfVisit } from '../../domain/satu-sehat/steps-of-visit'
import { type VisitRecord, visitRecord } from '../../domain/satu-sehat/visit-record'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { toldVisitById } from './told-visit-rows'
import { written } from './written'

/** What would be sent now. Numbers that only the service gives are our own keys here. */
export const previewSatuSehatVisit =
  (accessOf: AccessOf): UseCase<'previewSatuSehatVisit'> =>
  async ({ database, caller, path: { id } }) => {
    const visit = await toldVisitById(database, caller, id)
    const record = await visitRecord(database, caller, id)
    if (!visit || !record) throw new Refusal(404, 'notFound')
    const nothing = {
      organization_id: accessOf(caller).organization_id,
      doctor: `doctor-${record.doctor?.id ?? 'none'}`,
      room: `room-${record.room?.id ?? 'none'}`,
      idOf: () => undefined,
    }
    return {
      resources: await written(() => {
        const scope = stepsOfVisit(record, nothing)
        const steps = 'steps' in scope ? scope.steps : []
        const known = ownKeys(nothing)
        return steps.flatMap(({ name }) =>
          maskedContent(name, record, known).map(({ key, content }) => ({
            step: name,
            key,
            json: JSON.stringify(content, null, 2),
          })),
        )
      }),
    }
  }

function maskedContent(step: StepName, record: VisitRecord, known: KnownIds) {
  const consent = step === 'consent' ? consentOfVisit(record, known) : null
  if (consent) return [{ key: consentKey(record), content: maskedConsent(consent) }]
  return stepResources(step, record, known).map(({ key, resource }) => ({ key, content: maskedResource(resource) }))
}
