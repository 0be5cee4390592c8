import type { Schema } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { isUnderWay, visitIdentities, visitOrigins, visitSettlements, visitStates } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { board as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn } from '../../entities/appointment/appointment-time'
import { visitQuery } from '../../entities/visit/board-query'
import { useMayStep } from '../../entities/visit/use-may-step'
import { visitSteps } from '../../entities/visit/visit-entry'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button, buttonClass } from '../../ui/button'
import { Skeleton } from '../../ui/feedback/skeleton'
import { KeyValue } from '../../ui/key-value'
import { Drawer } from '../../ui/overlay/drawer'
import { useVisitSteps } from './use-visit-steps'

interface VisitDrawerProps {
  id: number
  onClose: () => void
}

/** One visit: what is known, what happened, and what its state allows. */
export default function VisitDrawer({ id, onClose }: VisitDrawerProps) {
  const { api } = useApp()
  const { open, card } = useTexts().visit
  const area = useArea()
  const query = useQuery(visitQuery(api, id))
  const { data } = query
  const title = data ? `${card.number(data.queue_number)} · ${personName(data.patient)}` : open.title()
  const missing = {
    title: open.notFound(),
    text: open.notFoundText(),
    href: area === 'nurse' ? '/nurse/patient-check-ins' : '/clinic/dashboard/queue',
    leave: open.close(),
  }
  return (
    <Drawer open size="md" onClose={onClose} title={title}>
      <RecordGate query={query} skeleton={<Skeleton shape="text" lines={8} />} missing={missing}>
        {(visit) => <Details visit={visit} area={area} />}
      </RecordGate>
    </Drawer>
  )
}

const useArea = () => (useAccount()?.role.name === 'nurse_clinic' ? 'nurse' : 'clinic')

function Details({ visit, area }: { visit: Schema<'Visit'>; area: 'nurse' | 'clinic' }) {
  const texts = useTexts()
  const { fields, open, card, steps } = texts.visit
  const { label } = useLabels()
  const { timeZone, today } = useClinicDay()
  const { date } = useFormat()
  const may = useMayStep()
  const { ask, busyWith, dialogs } = useVisitSteps()
  const { patient } = visit
  const [first, ...others] = visitSteps(visit, may)
  const classes = recipe()
  const clockOf = (moment: string) => timeZone && clockIn(timeZone, moment)
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <ValueTag of={visitStates} value={visit.state} />
        {visit.origin !== 'appointment' && <ValueTag of={visitOrigins} value={visit.origin} />}
        <span className={classes.note}>
          {patient.record_number} · {ageText(texts.patient, patient.date_of_birth, { today })}
        </span>
      </div>
      <div className={classes.actions}>
        {first && (
          <Button busy={busyWith === visit.id} onClick={() => ask(first, visit)}>
            {steps[first]()}
          </Button>
        )}
        {others.map((step) => (
          <Button
            key={step}
            variant={step === 'void' ? 'ghost' : 'outline'}
            palette={step === 'void' ? 'error' : undefined}
            onClick={() => ask(step, visit)}
          >
            {steps[step]()}
          </Button>
        ))}
        {area === 'nurse' && isUnderWay(visit.state) && (
          <Link href={`/nurse/vital-sign?visit=${visit.id}`} className={buttonClass({ variant: 'outline' })}>
            {steps.toVitalSigns()}
          </Link>
        )}
        {isUnderWay(visit.state) && (
          <Link
            href={`/${area === 'nurse' ? 'nurse/patient-check-ins' : 'clinic/dashboard/queue'}/${visit.id}/ticket`}
            className={buttonClass({ variant: 'outline' })}
          >
            {steps.toTicket()}
          </Link>
        )}
        <Link href={`/${area}/patient/${patient.id}`} className={buttonClass({ variant: 'outline' })}>
          {steps.toPatient()}
        </Link>
      </div>
      <KeyValue
        pairs={[
          { label: fields.doctor_id(), value: visit.doctor_name ?? card.anyDoctor() },
          { label: fields.room_id(), value: visit.room_name ?? card.noRoom() },
          { label: fields.reason(), value: label(appointmentReasons, visit.reason) },
          { label: open.phone(), value: <PhoneNumber number={patient.phone} /> },
          { label: fields.origin(), value: label(visitOrigins, visit.origin) },
          { label: fields.identity(), value: label(visitIdentities, visit.identity) },
          { label: fields.note(), value: visit.note },
          ...(visit.control
            ? [{ label: open.control(), value: `${date(visit.control.on)} · ${visit.control.reason}` }]
            : []),
          ...(visit.settlement
            ? [{ label: fields.settlement(), value: label(visitSettlements, visit.settlement) }]
            : []),
          ...(visit.staff_name ? [{ label: fields.staff_id(), value: visit.staff_name }] : []),
        ]}
      />
      <section aria-label={open.moves()}>
        <p className={classes.note} aria-hidden="true">
          {open.moves()}
        </p>
        <ol className={classes.moves}>
          {visit.moves.map(({ at, to_state, user_name, reason }) => (
            <li key={`${at} ${to_state}`} className={classes.move}>
              <span>{clockOf(at)}</span>
              <span>
                {label(visitStates, to_state)}
                {reason && <bdi>: {reason}</bdi>}
                <span className={classes.note}>
                  {' '}
                  · <bdi>{user_name}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      {dialogs}
    </div>
  )
}
