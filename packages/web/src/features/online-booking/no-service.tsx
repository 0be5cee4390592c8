import type { OnlineBooking } from '@clinic/core/booking-request'
import { css } from 'styled-system/css'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { ClinicContacts } from './clinic-contacts'

/** A clinic that offers no service online: how else it is reached. */
export default function NoService({ offer }: { offer: OnlineBooking }) {
  const texts = useTexts()['online-booking'].service
  return (
    <StepCard>
      <div className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ textStyle: 'subheading' })}>{texts.none()}</p>
        <p>{texts.noneText()}</p>
        <ClinicContacts offer={offer} />
      </div>
    </StepCard>
  )
}
