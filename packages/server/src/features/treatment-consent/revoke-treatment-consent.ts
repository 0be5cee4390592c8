import { canRevokeConsent } from '@clinic/core/treatment-consent'
import { auditedConsent, consentOf, consentRows } from '../../domain/treatment-consent/treatment-consent-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

/** It stays stored as it was signed: what was agreed to until then was agreed to. */
export const revokeTreatmentConsent: UseCase<'revokeTreatmentConsent'> = ({ database, caller, now, path, body }) => {
  const reason = body.reason.trim()
  const at = now.toISOString()
  return changeRow(database, caller, {
    table: 'treatment_consent',
    id: path.id,
    async read(tx) {
      const row = await consentRows(tx, caller).where('treatment_consent.id', '=', path.id).executeTakeFirst()
      return row && consentOf(row)
    },
    move: {
      to: (consent) => (canRevokeConsent(consent) ? 'revoked' : null),
      refusal: 'consentNotRevocable',
    },
    version: body.version,
    apply: async ({ state }) => ({
      state,
      revoke_reason: reason,
      revoked_by: caller.name,
      revoked_at: at,
      updated_at: at,
    }),
    action: 'revoke',
    reason: () => reason,
    audited: auditedConsent,
    people: ({ patient }) => ({ patient: [patient.id] }),
  })
}
