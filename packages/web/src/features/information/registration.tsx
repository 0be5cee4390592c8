import { css } from 'styled-system/css'
import type { Information } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { InformationScreen } from './information-screen'
import { InformationSections } from './information-sections'
import { RegistrationLink } from './registration-link'

const fields = ['registration_open'] as const

/** How patients register themselves, and whether they may. */
export default function Registration() {
  return (
    <InformationScreen tab="registration">
      {(information) => (
        <div className={css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })}>
          <RegistrationSections information={information} />
          <RegistrationLink {...information} />
        </div>
      )}
    </InformationScreen>
  )
}

function RegistrationSections({ information }: { information: Information }) {
  const { selfRegistration: texts, fields: labels } = useTexts().information
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
      ]}
    />
  )
}
