import { clinicStatuses } from '@clinic/core/information'
import type { RegistrationClinic } from '@clinic/core/registration'
import { AtSign, Clock, Globe, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { type Ref, useId } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { type ContactField, contactFields, contactLink, mapLink } from '../../entities/clinic/contact-link'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { VisuallyHidden } from '../../ui/visually-hidden'

/** A clinic as its poster shows it: who, where, and every way to reach it. */
export function ClinicCard({ clinic, heading }: { clinic: RegistrationClinic; heading?: Ref<HTMLHeadingElement> }) {
  const texts = useTexts().registration.clinicInformation
  const id = useId()
  const { name, status, address, city, province, country, postcode } = clinic
  const lines = [address, `${city} ${postcode}`.trim(), [province, country].filter(Boolean).join(', ')]
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '5' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <h2 id={id} ref={heading} tabIndex={-1} className={css({ textStyle: 'heading' })}>
          {name}
        </h2>
        <ValueTag of={clinicStatuses} value={status} />
      </div>
      <address className={row}>
        <MapPin aria-hidden="true" />
        <span>
          <VisuallyHidden>{texts.fields.address()}</VisuallyHidden>
          {lines.filter(Boolean).map((line) => (
            <span key={line} className={css({ display: 'block' })}>
              {line}
            </span>
          ))}
          {address && (
            <a href={mapLink([name, ...lines].join(', '))} target="_blank" rel="noopener" className={link()}>
              {texts.map()}
            </a>
          )}
        </span>
      </address>
      {clinic.hours_today && (
        <p className={row}>
          <Clock aria-hidden="true" />
          <span>
            <span className={small}>{texts.today()}</span>
            {clinic.hours_today.map(({ from, until }) => `${from}–${until}`).join(', ') || texts.closedToday()}
          </span>
        </p>
      )}
      <ul className={contacts}>
        {contactFields.map((field) => clinic[field] && <Contact key={field} field={field} text={clinic[field]} />)}
      </ul>
    </section>
  )
}

function Contact({ field, text }: { field: ContactField; text: string }) {
  const texts = useTexts().registration.clinicInformation
  const Icon = icons[field]
  const href = contactLink(field, text)
  return (
    <li className={row}>
      <Icon aria-hidden="true" />
      <span className={css({ minWidth: '0' })}>
        <span className={small}>{texts.fields[field]()}</span>
        {href ? (
          <a
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            rel="noopener"
            dir="ltr"
            className={link()}
          >
            {isPhone(field) ? <PhoneNumber number={text} /> : text}
          </a>
        ) : (
          text
        )}
      </span>
    </li>
  )
}

const isPhone = (field: ContactField) => field === 'phone' || field === 'whatsapp'

const icons = {
  phone: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  website: Globe,
  instagram: AtSign,
  facebook: AtSign,
  twitter: AtSign,
  linkedin: AtSign,
} satisfies Record<ContactField, unknown>

const small = css({ display: 'block', textStyle: 'small', color: 'muted' })
const row = css({
  display: 'flex',
  gap: '3',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '& > svg': { boxSize: '5', color: 'muted', marginBlockStart: '1' },
})
const contacts = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })
