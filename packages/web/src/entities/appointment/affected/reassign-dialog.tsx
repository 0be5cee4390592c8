import { type Reassignment, reassignments } from '@clinic/core/appointment'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { failureText } from '../../../platform/record/failure-text'
import { isolated, personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Card } from '../calendar-query'
import { useWhen } from '../use-when'
import { useCalendarOf } from './use-calendar-of'
import { useReassign } from './use-reassign'

interface ReassignDialogProps {
  /** of one dentist */
  appointments: readonly Card[]
  onClose: () => void
}

/** Gives appointments to another dentist at the same time, after a look at which of them fit. */
export default function ReassignDialog({ appointments, onClose }: ReassignDialogProps) {
  const texts = useTexts()
  const { reassign: words } = texts.appointment
  const { calendar, error } = useCalendarOf(appointments)
  const [chosen, choose] = useState('')
  const { reassign, isBusy, refused } = useReassign(onClose)
  const [first, ...others] = appointments
  if (!first) return null
  const isOne = others.length === 0
  const now = byServerClock(Date.now())
  const choices = (calendar?.doctors ?? [])
    .filter(({ id, status }) => id !== first.doctor_id && status !== 'inactive')
    .map(({ id, name }) => {
      const plan = calendar ? reassignments(appointments, { doctor_id: id, calendar, now }) : []
      return { id, name, plan, fits: plan.filter(({ fits }) => fits).length }
    })
    .sort((a, b) => b.fits - a.fits)
  const choice = choices.find(({ id }) => String(id) === chosen)
  const helpOf = ({ plan, fits }: (typeof choices)[number]) => {
    const [only] = plan
    if (!isOne || !only) return words.fitMany({ fits, count: plan.length })
    return only.fits ? words.fitOne() : words.problems[only.problem]()
  }
  return (
    <Dialog
      open
      size="lg"
      title={
        isOne ? words.title({ name: personName(first.patient) }) : words.titleAll({ name: isolated(first.doctor_name) })
      }
      description={words.text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button
            busy={isBusy}
            disabled={!choice || choice.fits === 0}
            onClick={() => choice && reassign(choice.plan, { doctor_id: choice.id, name: choice.name })}
          >
            {isOne || !choice ? words.saveOne() : words.save(choice.fits)}
          </Button>
        </>
      }
    >
      {!calendar && !error && <Skeleton shape="control" lines={4} />}
      {!calendar && error && <Banner tone="error">{failureText(texts, error)}</Banner>}
      {refused.length > 0 && (
        <Banner tone="error" title={words.refused()}>
          {refused.map(({ appointment, why }) => (
            <p key={appointment.id}>
              <bdi>{personName(appointment.patient)}</bdi>: {why}
            </p>
          ))}
        </Banner>
      )}
      {calendar && choices.length === 0 && <p>{words.alone()}</p>}
      {choices.length > 0 && (
        <RadioGroupField
          name="doctor_id"
          label={words.who()}
          look="cards"
          value={chosen}
          onChange={choose}
          options={choices.map((each) => ({
            value: String(each.id),
            label: <bdi>{each.name}</bdi>,
            help: helpOf(each),
            disabled: each.fits === 0,
          }))}
        />
      )}
      {!isOne && choice && (
        <div aria-live="polite" className={preview}>
          <Planned title={words.goes({ name: choice.name })} plan={choice.plan.filter(({ fits }) => fits)} />
          <Planned title={words.stays()} plan={choice.plan.filter(({ fits }) => !fits)} />
        </div>
      )}
    </Dialog>
  )
}

/** Some appointments, each with the reason it stays, if it does. */
function Planned({ title, plan }: { title: string; plan: readonly Reassignment[] }) {
  const { problems } = useTexts().appointment.reassign
  const when = useWhen()
  if (plan.length === 0) return null
  return (
    <section>
      <h3 className={css({ textStyle: 'subheading' })}>
        <bdi>{title}</bdi>
      </h3>
      <ul>
        {plan.map((each) => (
          <li key={each.appointment.id} className={line}>
            <bdi className={css({ fontWeight: 'medium' })}>{personName(each.appointment.patient)}</bdi>
            <span>{when(each.appointment.starts_at)}</span>
            {!each.fits && <span className={css({ color: 'error.text' })}>{problems[each.problem]()}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const preview = css({
  display: 'grid',
  gap: '4',
  marginBlockStart: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})
const line = css({
  display: 'grid',
  paddingBlock: '1',
  fontFamily: 'numeric',
  overflowWrap: 'anywhere',
  borderBlockStart: 'hairline',
})
