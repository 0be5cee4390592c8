import type { Schema } from '@clinic/api'
import { contractState } from '@clinic/core/payor'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'

/** Advises about a contract that is not simply in force. */
export function ContractNotice({ payor }: { payor: Schema<'Payor'> }) {
  const { notice } = useTexts().payor
  const format = useFormat()
  const { name, contact_person, contract_from, contract_until } = payor
  const state = contractState({ from: contract_from, until: contract_until }, useClinicDay().today)
  const date = format.date((state === 'upcoming' ? contract_from : contract_until) ?? '')
  switch (state) {
    case 'upcoming':
      return <Banner title={notice.upcoming({ date })}>{notice.upcomingText()}</Banner>
    case 'ending':
      return (
        <Banner tone="warning" title={notice.ending({ date })}>
          {notice.endingText({ name: contact_person || name })}
        </Banner>
      )
    case 'expired':
      return (
        <Banner tone="error" title={notice.expired({ date })}>
          {notice.expiredText()}
        </Banner>
      )
    default:
      return null
  }
}
