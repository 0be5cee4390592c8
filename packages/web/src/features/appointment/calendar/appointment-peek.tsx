import { appointmentReasons, planRules } from '@clinic/core/appointment'
import type { RefObject } from 'react'
import { css } from 'styled-system/css'
import { StateTag } from '../../../entities/appointment/state-tag'
import { requestedService } from '../../../entities/booking-request/requested-service'
import { productName } from '../../../entities/product/product-name'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { ageText } from '../../../platform/texts/age-text'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { clock } from '../../../ui/grid/time-grid-layout'
import { Peek } from '../../../ui/overlay/peek'
import type { AppointmentBlock, CalendarBlock, RequestBlock } from './calendar-block'

interface AppointmentPeekProps {
  /** What holds the cards. */
  within: RefObject<HTMLElement | null>
  blocks: readonly CalendarBlock[]
}

/** What a card of the calendar has no room for, beside it, while the pointer or the focus rests there. */
export default function AppointmentPeek({ within, blocks }: AppointmentPeekProps) {
  return (
    <Peek
      within={within}
      of="[data-block]"
      draw={({ dataset }) => {
        const block = blocks.find(({ id }) => String(id) === dataset.block)
        if (!block) return undefined
        return 'request' in block ? <Asked block={block} /> : <Said block={block} />
      }}
    />
  )
}

function Asked({ block }: { block: RequestBlock }) {
  const { asked } = useTexts().appointment
  const language = useLanguage()
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <span>{asked.waiting()}</span>
      <b className={css({ textStyle: 'label' })}>
        <bdi>{personName(block.request)}</bdi>
      </b>
      <bdi dir="ltr">
        {clock(block.from)}–{clock(block.until)}
      </bdi>
      <bdi>{block.request.doctor_name}</bdi>
      <bdi>{requestedService(block.request, language)}</bdi>
    </div>
  )
}

function Said({ block }: { block: AppointmentBlock }) {
  const texts = useTexts()
  const { label } = useLabels()
  const language = useLanguage()
  const { today } = useClinicDay()
  const { isFirst, overridden, violatedRules, book } = texts.appointment
  const { patient, products, ...appointment } = block.appointment
  const done = products.map((product) => productName(product, language))
  const flags = [
    ...(appointment.violated_rules.length > 0
      ? [`${violatedRules.title()}: ${appointment.violated_rules.map((rule) => label(planRules, rule)).join(', ')}`]
      : []),
    ...(appointment.is_first ? [isFirst()] : []),
    ...(appointment.overridden ? [overridden()] : []),
  ]
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
        <StateTag state={appointment.state} />
        <b className={css({ textStyle: 'label' })}>
          <bdi>{personName(patient)}</bdi>
        </b>
        <span className={css({ color: 'muted' })}>
          {patient.record_number} · {ageText(texts.patient, patient.date_of_birth, { today })}
        </span>
        {flags.map((flag) => (
          <span key={flag}>{flag}</span>
        ))}
      </div>
      <div className={css({ display: 'grid', gap: '1' })}>
        <span>
          <bdi dir="ltr">
            {clock(block.from)}–{clock(block.until)}
          </bdi>{' '}
          · <bdi>{appointment.room_name ?? book.roomOpen()}</bdi>
        </span>
        <bdi>{appointment.doctor_name}</bdi>
        <span>{[label(appointmentReasons, appointment.reason), ...done].join(' · ')}</span>
        <PhoneNumber number={patient.phone} />
      </div>
    </div>
  )
}
