import { dottedCode } from '@clinic/core/area'
import { clinicStatuses, clinicTypes, timeZones } from '@clinic/core/information'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { type ContactField, contactFields, contactLink } from '../../entities/clinic/contact-link'
import type { Information } from '../../platform/session/information-query'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { addressFields } from './information-field-names'

/** Shows the details of the clinic; every contact is a working link. */
export function InformationDetails({ information }: { information: Information }) {
  const { information: texts } = useTexts()
  const { label } = useLabels()
  const { status, time_zone } = information
  const { date } = useFormat()
  return (
    <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
      <Card title={texts.profile()}>
        <KeyValue
          pairs={[
            { label: texts.fields.name(), value: information.name },
            { label: texts.fields.legal_name(), value: information.legal_name },
            { label: texts.fields.type(), value: label(clinicTypes, information.type) },
            {
              label: texts.fields.status(),
              value: <ValueTag of={clinicStatuses} value={status} />,
            },
            { label: texts.fields.time_zone(), value: label(timeZones, time_zone) },
            { label: texts.fields.licence_number(), value: information.licence_number },
            {
              label: texts.fields.licence_expires_on(),
              value: information.licence_expires_on && date(information.licence_expires_on),
            },
            { label: texts.fields.facility_code(), value: information.facility_code },
            { label: texts.fields.tax_number(), value: information.tax_number },
          ]}
        />
      </Card>
      <Card title={texts.addressTitle()}>
        <KeyValue
          pairs={addressFields.map((field) => ({
            label: texts.fields[field](),
            value: field === 'area_code' ? dottedCode(information.area_code ?? '') : information[field],
          }))}
        />
      </Card>
      <Card title={texts.contact()}>
        <KeyValue
          pairs={contactFields.map((field) => ({
            label: texts.fields[field](),
            value: information[field] && <Contact field={field} text={information[field]} />,
          }))}
        />
      </Card>
    </div>
  )
}

function Contact({ field, text }: { field: ContactField; text: string }) {
  const href = contactLink(field, text)
  if (!href) return text
  return (
    <a
      href={href}
      className={link()}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {field === 'phone' || field === 'whatsapp' ? <PhoneNumber number={text} /> : text}
    </a>
  )
}
