import type { OnlineBooking } from '@clinic/core/booking-request'
import { messageLink } from '@clinic/core/patient'
import { MessageCircle, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import { contactLink } from '../../entities/clinic/contact-link'
import { phoneText } from '../../platform/texts/phone-text'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'

type Reached = Pick<OnlineBooking, 'name' | 'phone' | 'whatsapp'>

/** The ways to reach a clinic at once: WhatsApp and the phone. */
export function ClinicContacts({ offer: { name, phone, whatsapp } }: { offer: Reached }) {
  const texts = useTexts()['online-booking'].closed
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      {whatsapp && (
        <a
          href={messageLink(whatsapp, texts.message({ clinic: name }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ size: 'lg', variant: 'soft' })}
        >
          <MessageCircle aria-hidden="true" />
          {texts.whatsapp()}
        </a>
      )}
      {phone && (
        <a href={contactLink('phone', phone)} className={buttonClass({ size: 'lg', variant: 'outline' })}>
          <Phone aria-hidden="true" />
          {texts.call({ phone: phoneText(phone) })}
        </a>
      )}
    </div>
  )
}
