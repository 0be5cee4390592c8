import { css } from 'styled-system/css'
import type { Information } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { BookingLink } from './booking-link'
import { InformationScreen } from './information-screen'
import { InformationSections } from './information-sections'
import { RegistrationLink } from './registration-link'

const fields = ['registration_open', 'booking_open'] as const

/** How patients register themselves and ask for appointments, and whether they may. */
export default function Registration() {
  return (
    <InformationScreen tab="registration">
      {(information) => (
        <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
          <RegistrationSections information={information} />
          <RegistrationLink {...information} />
          <BookingLink {...information} />
        </div>
      )}
    </InformationScreen>
  )
}

function RegistrationSections({ information }: { information: Information }) {
  const { selfRegistration: texts, onlineBooking, fields: labels } = useTexts().information
  return (
    <InformationSections
      tab="registration"
      information={information}
      fields={fields}
      sections={[
        {
          title: texts.title(),
          fields: [
            { kind: 'flag', name: 'registration_open', label: labels.registration_open(), help: texts.openHelp() },
          ],
        },
        {
          title: onlineBooking.title(),
          fields: [
            { kind: 'flag', name: 'booking_open', label: labels.booking_open(), help: onlineBooking.openHelp() },
          ],
        },
      ]}
    />
  )
}
