import type { Schema } from '@clinic/api'
import { contractState } from '@clinic/core/payor'
import { Link } from 'wouter'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

/** Warns why an active plan does not pay, with a remedy. It can be saved all the same: renewals are signed late. */
export function PlanNotice({ plan }: { plan: Schema<'Insurance'> }) {
  const texts = useTexts().insurance.notice
  const { date } = useFormat()
  const { today } = useClinicDay()
  const { payor_id, payor_name: payor, payor_contract_from, payor_contract_until, valid_from, valid_until } = plan
  if (plan.status === 'inactive') return null

  const ended = (from: string | null, until: string | null) =>
    contractState({ from, until }, today) === 'expired' ? date(until ?? '') : null
  const payorEnded = ended(payor_contract_from, payor_contract_until)
  const planEnded = ended(valid_from, valid_until)
  const openPayor = (
    <Link href={`/clinic/payor/${payor_id}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
      {texts.openPayor()}
    </Link>
  )
  return (
    <>
      {plan.payor_status === 'inactive' ? (
        <Banner tone="warning" title={texts.payorInactive({ payor })} action={openPayor}>
          {texts.payorInactiveText()}
        </Banner>
      ) : (
        payorEnded && (
          <Banner tone="warning" title={texts.payorExpired({ payor, date: payorEnded })} action={openPayor}>
            {texts.payorExpiredText()}
          </Banner>
        )
      )}
      {planEnded && (
        <Banner tone="warning" title={texts.planEnded({ date: planEnded })}>
          {texts.planEndedText()}
        </Banner>
      )}
    </>
  )
}
