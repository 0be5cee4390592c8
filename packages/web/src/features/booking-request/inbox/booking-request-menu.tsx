import type { Schema } from '@clinic/api'
import { bookingRequestAddress } from '../../../entities/booking-request/booking-request-address'
import { contactLink } from '../../../entities/clinic/contact-link'
import { useTexts } from '../../../platform/texts/use-texts'
import Menu, { type MenuOpening } from '../../../ui/overlay/menu'

interface BookingRequestMenuProps extends MenuOpening {
  request: Schema<'BookingRequest'>
}

/** What the desk does with a request: answer it, call who sent it, open what came of it. */
export default function BookingRequestMenu({ request, ...opening }: BookingRequestMenuProps) {
  const { menu } = useTexts()['booking-request']
  const { id, state, phone, appointment_id, patient_id } = request
  const call = contactLink('phone', phone)
  return (
    <Menu
      {...opening}
      groups={[
        [
          {
            value: 'review',
            label: state === 'requested' ? menu.review() : menu.open(),
            href: bookingRequestAddress(id),
          },
          ...(call ? [{ value: 'call', label: menu.call(), href: call }] : []),
        ],
        [
          ...(appointment_id === null
            ? []
            : [
                {
                  value: 'appointment',
                  label: menu.appointment(),
                  href: `/clinic/dashboard/calendar?appointment=${appointment_id}`,
                },
              ]),
          ...(patient_id === null
            ? []
            : [{ value: 'patient', label: menu.patient(), href: `/clinic/patient/${patient_id}` }]),
        ],
      ].filter(({ length }) => length > 0)}
    />
  )
}
