import type { Schema } from '@clinic/api'
import { canMove } from '../lifecycle'
import { isUnderWay, type VisitState } from '../visit'
import { treatmentConsentMachine } from './treatment-consent.machine'

/** Whether consents of a visit are signed: from the arrival until it is finished; afterwards what was done is done. */
export const canSignConsent = (visit: VisitState) => isUnderWay(visit)

type Revocable = Pick<Schema<'TreatmentConsent'>, 'state' | 'is_relied_on'> & {
  content: Pick<Schema<'TreatmentConsentContent'>, 'decision'>
}

/** Whether a consent can be taken back: until a signed note tells of the treatment. A refusal is answered by a new consent instead. */
export const canRevokeConsent = ({ state, is_relied_on, content }: Revocable) =>
  content.decision === 'given' &&
  !is_relied_on &&
  canMove(treatmentConsentMachine, state, { type: 'treatmentConsent.revoke' })
