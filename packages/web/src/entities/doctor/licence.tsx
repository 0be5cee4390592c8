import type { Schema } from '@clinic/api'
import { licenceStates } from '@clinic/core/doctor'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Banner } from '../../ui/feedback/banner'

/** Somebody with a licence to practise (SIP), or without. */
interface Licensed {
  sip_number: string
  sip_valid_until: string | null
  licence: Schema<'LicenceState'>
}

/** Shows whether a licence is valid, and until when. Only states that differ from the default get a tag. */
export function LicenceTag({ row: { licence, sip_valid_until } }: { row: Licensed }) {
  const { date } = useFormat()
  return (
    <span className={lines}>
      {sip_valid_until && <bdi>{date(sip_valid_until)}</bdi>}
      {licence !== 'valid' && <ValueTag of={licenceStates} value={licence} />}
    </span>
  )
}

/** Advises about a licence that ends soon or has ended. */
export function LicenceNotice({ row: { licence, sip_number, sip_valid_until } }: { row: Licensed }) {
  const { doctor: texts } = useTexts()
  const { date } = useFormat()
  if (sip_valid_until === null || (licence !== 'expiring' && licence !== 'expired')) return null
  const details = { number: sip_number, date: date(sip_valid_until) }
  return licence === 'expired' ? (
    <Banner tone="error" title={texts.notice.expired(details)}>
      {texts.notice.expiredText()}
    </Banner>
  ) : (
    <Banner tone="warning" title={texts.notice.expiring(details)}>
      {texts.notice.expiringText()}
    </Banner>
  )
}

const lines = css({ display: 'grid', justifyItems: 'start', lineHeight: 'heading' })
