import { planRules } from '@clinic/core/appointment'
import { messageObstacles } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { contactLink } from '../../clinic/contact-link'
import { calendarAddress } from '../calendar-address'
import type { Card } from '../calendar-query'
import { StateTag } from '../state-tag'
import { usePatientMessage } from '../use-patient-message'
import { useWhen } from '../use-when'
import { useCanMove } from './use-can-move'

interface AffectedRowProps {
  appointment: Card
  href?: string
  isPlanned: boolean
  onMove: () => void
  onReassign: () => void
}

/** One appointment that cannot be kept, with all that can be done about it. */
export function AffectedRow({ appointment, href, isPlanned, onMove, onReassign }: AffectedRowProps) {
  const texts = useTexts().appointment
  const { affected: words, noRoom } = texts
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const when = useWhen()
  const messageOf = usePatientMessage()
  const canMove = useCanMove()
  const { patient, starts_at, room_name, state, violated_rules } = appointment
  const name = personName(patient)
  const phone = contactLink('phone', patient.phone)
  // a leave that is only requested breaks no rule yet, but the message is the same
  const whatsapp = messageOf(isPlanned ? { ...appointment, violated_rules: ['no_shift'] } : appointment)
  const rules = violated_rules.map((rule) => label(planRules, rule)).join(' · ')
  return (
    <li className={row}>
      <span className={what}>
        {href ? (
          <Link href={href} className={link}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <a
            href={calendarAddress(appointment, { timeZone, by: 'doctor' })}
            target="_blank"
            rel="noopener"
            className={link}
          >
            <bdi>{name}</bdi>
          </a>
        )}
        <span className={facts}>
          <span>
            {when(starts_at)} · <bdi>{room_name ?? noRoom()}</bdi>
          </span>
          <StateTag state={state} />
        </span>
        {rules && <span className={quiet}>{rules}</span>}
      </span>
      <span className={actions}>
        {canMove(appointment) && (
          <>
            <Button size="sm" variant="soft" aria-label={words.moveOf({ name })} onClick={onMove}>
              {words.move()}
            </Button>
            <Button size="sm" variant="soft" aria-label={words.reassignOf({ name })} onClick={onReassign}>
              {words.reassign()}
            </Button>
          </>
        )}
        {phone && (
          <a
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            aria-label={words.callOf({ name })}
            href={phone}
          >
            {words.call()}
          </a>
        )}
        {whatsapp.obstacle ? (
          <span className={quiet}>{label(messageObstacles, whatsapp.obstacle)}</span>
        ) : (
          <a
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            aria-label={words.whatsappOf({ name })}
            href={whatsapp.href}
            target="_blank"
            rel="noopener"
          >
            {words.whatsapp()}
          </a>
        )}
      </span>
    </li>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  borderBlockStart: 'hairline',
})
const what = css({ display: 'grid', flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' })
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', fontFamily: 'numeric' })
const link = css({ fontWeight: 'medium', textDecoration: 'underline', justifySelf: 'start' })
const actions = css({
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flex: { base: '1 1 100%', sm: '0 0 auto' },
  gap: '2',
})
const quiet = css({ color: 'muted', textStyle: 'small' })
