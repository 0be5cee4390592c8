import type { Schema } from '@clinic/api'
import { planRules } from '@clinic/core/appointment'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { contactLink } from '../clinic/contact-link'
import { calendarAddress } from './calendar-address'
import { useWhen } from './use-when'

interface PlanViolationsDialogProps {
  appointments: Schema<'AppointmentListReply'>['data']
  answer: (isMeant: boolean) => void
}

/** Lists the appointments a change would leave outside the plan, and asks whether to go on. */
export default function PlanViolationsDialog({ appointments: { count, rows }, answer }: PlanViolationsDialogProps) {
  useNamespace('appointment')
  const { planViolations: words, violatedRules } = useTexts().appointment
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const when = useWhen()
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      title={words.title(count)}
      description={words.text()}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="outline" onClick={() => answer(false)}>
            {words.back()}
          </Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {words.go()}
          </Button>
        </>
      }
    >
      <ul aria-label={violatedRules.title()}>
        {rows.map(({ id, patient, starts_at, doctor_name, violated_rules: rules }) => (
          <li key={id} className={row}>
            <span className={what}>
              <a
                href={calendarAddress({ id, starts_at }, { timeZone, by: 'doctor' })}
                target="_blank"
                rel="noopener"
                className={link}
              >
                <bdi>{personName(patient)}</bdi>
              </a>
              <span>
                {when(starts_at)} · <bdi>{doctor_name}</bdi>
              </span>
              <span className={quiet}>{rules.map((rule) => label(planRules, rule)).join(' · ')}</span>
            </span>
            {patient.phone && (
              <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={contactLink('phone', patient.phone)}>
                <PhoneNumber number={patient.phone} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {count > rows.length && <p className={quiet}>{words.more({ count: rows.length })}</p>}
    </Dialog>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  fontFamily: 'numeric',
  '& + &': { borderBlockStart: 'hairline' },
})
const what = css({ display: 'grid', flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' })
const link = css({ fontWeight: 'medium', textDecoration: 'underline', justifySelf: 'start' })
const quiet = css({ color: 'muted', textStyle: 'small' })
