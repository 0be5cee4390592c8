import type { Schema } from '@clinic/api'
import { ShieldCheck } from 'lucide-react'
import { note as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'

interface SignatureLineProps {
  signature: Schema<'NoteSignature'>
  /** Whether it is still what was signed. */
  isIntact: boolean
}

/** Who signed, with which licence, when, and the first characters of the hash; loud where the text was changed since. */
export function SignatureLine({ signature, isIntact }: SignatureLineProps) {
  const { signed } = useTexts().note
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { name, sip_number, signed_at, hash } = signature
  return (
    <>
      {!isIntact && (
        <Banner tone="error" title={signed.changed()}>
          {signed.changedText()}
        </Banner>
      )}
      <p className={recipe().signature}>
        <ShieldCheck aria-hidden="true" />
        <span>
          {signed.by({ name, sip: sip_number, when: dateTime(signed_at) })}{' '}
          <code title={hash}>{signed.hash({ hash: hash.slice(0, 8) })}</code>
        </span>
      </p>
    </>
  )
}
