import '../../writing.css'
import { note as recipe } from 'styled-system/recipes'
import { ConsentRow } from './consent-row'
import type { TreatmentConsent } from './treatment-consent-query'

/** Consents below each other, the latest first. */
export function ConsentRows({ consents }: { consents: readonly TreatmentConsent[] }) {
  return (
    <ul className={recipe().rows}>
      {consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} />
      ))}
    </ul>
  )
}
