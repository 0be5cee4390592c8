import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { messageObstacle, messageObstacles, patientStatuses, readinessOf, sexes } from '@clinic/core/patient'
import { MessageCircle, MessageCircleOff, Pencil, Phone } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { contactLink } from '../../entities/clinic/contact-link'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import { PersonAvatar } from '../../entities/photo/person-avatar'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { buttonClass } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Tag } from '../../ui/tag'
import { usePatientAddress } from './use-patient-address'

const PatientDebt = lazyWithRetry(() => import('../../entities/invoice/patient-debt'))

/** Shows the patient of the page, always in view. */
export function PatientBanner({ patient }: { patient: Schema<'Patient'> }) {
  const texts = useTexts().patient
  const { label } = useLabels()
  const { today } = useClinicDay()
  const { date } = useFormat()
  const address = usePatientAddress()
  const canEdit = useCanCall(operationRoles.updatePatient)
  const canBill = useCanCall(operationRoles.listInvoice)
  const { id, record_number, former_record_numbers, date_of_birth, sex, phone, photo, status, deceased_on } = patient
  const name = personName(patient)
  const obstacle = messageObstacle(patient)
  return (
    <header className={banner}>
      <span className={css({ display: { base: 'none', sm: 'block' } })}>
        <PersonAvatar person={{ kind: 'patient', id, name, photo }} size="lg" />
      </span>
      <div className={who}>
        <h1 className={title}>
          <bdi>{name}</bdi>
          {status === 'inactive' && <ValueTag of={patientStatuses} value="inactive" />}
          {status === 'deceased' && (
            <Tag>{[label(patientStatuses, status), deceased_on && date(deceased_on)].filter(Boolean).join(' ')}</Tag>
          )}
          {readinessOf(patient) === 'ready' && <Tag tone="success">{texts.page.ready()}</Tag>}
        </h1>
        <ul className={facts}>
          <li>
            {texts.fields.record_number()} <bdi>{record_number}</bdi>
            {former_record_numbers.length > 0 && ` (${texts.formerly(former_record_numbers.join(', '))})`}
          </li>
          <li>
            <bdi>{ageText(texts, date_of_birth, { today: deceased_on ?? today })}</bdi>
          </li>
          <li>{label(sexes, sex)}</li>
          {phone && (
            <li>
              <a href={`tel:${phone}`} className={call}>
                <Phone aria-hidden="true" />
                <PhoneNumber number={phone} />
              </a>
            </li>
          )}
          {obstacle && status !== 'deceased' && (
            <li className={silent}>
              <MessageCircleOff aria-hidden="true" />
              {label(messageObstacles, obstacle)}
            </li>
          )}
          {!obstacle && (
            <li>
              <a href={contactLink('whatsapp', phone)} target="_blank" rel="noreferrer" className={call}>
                <MessageCircle aria-hidden="true" />
                {texts.page.whatsapp()}
              </a>
            </li>
          )}
          {canBill && (
            <Suspense>
              <PatientDebt patient={id} />
            </Suspense>
          )}
        </ul>
      </div>
      {canEdit && (
        <Link href={`${address}/${id}/edit`} className={buttonClass({ variant: 'outline' })}>
          <Pencil aria-hidden="true" />
          {texts.edit.open()}
        </Link>
      )}
      <MedicalAlerts patient={id} />
    </header>
  )
}

const banner = css({
  position: { sm: 'sticky' },
  insetBlockStart: 'var(--sizes-header)',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  padding: { base: '4', sm: '6' },
  paddingBlock: '4',
  background: 'surface',
  borderRadius: 'card',
  boxShadow: 'card',
})
const who = css({ flex: '1 1 14rem', minWidth: '0', display: 'grid', gap: '1' })
const title = css({ textStyle: 'title', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  color: 'muted',
  fontFamily: 'numeric',
})
const silent = css({ display: 'inline-flex', alignItems: 'center', gap: '1', '& svg': { boxSize: '4' } })
const call = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'target',
  borderRadius: 'control',
  _hover: { color: 'text' },
  '& svg': { boxSize: '4' },
})
