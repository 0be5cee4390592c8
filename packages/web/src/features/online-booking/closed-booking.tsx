import type { OnlineBooking } from '@clinic/core/booking-request'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { WindowTitle } from '../../platform/page/window-title'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { registerAddress } from './booking-address'
import { ClinicContacts } from './clinic-contacts'

/** A clinic that takes no requests: how else it is reached. */
export default function ClosedBooking({ offer }: { offer: OnlineBooking }) {
  const texts = useTexts()['online-booking'].closed
  const { clinic, name, address, city, registration_open } = offer
  return (
    <StepCard>
      <WindowTitle>{texts.title({ clinic: name })}</WindowTitle>
      <div className={css({ display: 'grid', gap: '5', overflowWrap: 'anywhere' })}>
        <div className={css({ display: 'grid', gap: '2' })}>
          <h1 className={css({ textStyle: 'heading' })}>{texts.title({ clinic: name })}</h1>
          <p>{texts.text()}</p>
          <p className={css({ color: 'muted' })}>{[address, city].filter(Boolean).join(', ')}</p>
        </div>
        <ClinicContacts offer={offer} />
        {registration_open && (
          <Link href={registerAddress(clinic)} className={buttonClass({ size: 'lg', variant: 'outline' })}>
            {texts.register()}
          </Link>
        )}
      </div>
    </StepCard>
  )
}
