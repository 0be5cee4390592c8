import { consentSigners } from '@clinic/core/treatment-consent'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { TreatmentConsent } from './treatment-consent-query'

/** Returns functions for a consent in a line: its services, and who signed it when. */
export function useConsentLine() {
  const texts = useTexts()['treatment-consent']
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return {
    servicesOf: ({ services }: TreatmentConsent) =>
      services
        .map(({ product_name, tooth }) => (tooth ? texts.service({ name: product_name, tooth }) : product_name))
        .join('; '),
    signerOf: ({ content, signature }: TreatmentConsent) =>
      texts.signedBy({
        name: isolated(content.signer_name),
        who: content.relation || label(consentSigners, content.signer),
        when: dateTime(signature.signed_at),
      }),
  }
}
