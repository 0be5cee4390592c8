import type { Schema } from '@clinic/api'
import { visitStates } from '@clinic/core/visit'
import { useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { link, vitalSign as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { AssistedVisit } from '../../entities/assistance/assistance-query'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import { isolated, personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { useStepFocus } from '../../ui/use-step-focus'
import { Assistants } from './assistants'
import { OwnAssistance } from './own-assistance'
import { PlannedServices } from './planned-services'
import { TakeOn } from './take-on'

interface AssistedVisitCardProps {
  assisted: AssistedVisit
  /** The assistant who looks; nothing where the account belongs to none. */
  staffId: number | undefined
  usual: readonly Schema<'UsualMaterial'>[]
}

/** One visit: who it is, what is planned, who assists, and what comes next for the one who looks. */
export function AssistedVisitCard({ assisted, staffId, usual }: AssistedVisitCardProps) {
  const { day } = useTexts().assistance
  const { visit, staff_name, planned, assistances } = assisted
  const own = assistances.findLast(({ staff_id, state }) => staff_id === staffId && state !== 'reassigned')
  const others = assistances.filter((each) => each !== own && each.state !== 'reassigned')
  const root = useRef<HTMLElement>(null)
  const focus = useStepFocus(root)
  const classes = recipe()
  return (
    <Card>
      <article ref={root} {...focus} className={classes.stack} aria-labelledby={`assisted-${visit.id}`}>
        <header className={classes.actions}>
          <h2 id={`assisted-${visit.id}`} className={classes.title}>
            {day.number(visit.queue_number)} ·{' '}
            <Link
              href={`/nurse/patient/${visit.patient.id}`}
              className={cx(link({ quiet: true }), css({ fontWeight: 'semibold' }))}
            >
              <bdi>{personName(visit.patient)}</bdi>
            </Link>
          </h2>
          <ValueTag of={visitStates} value={visit.state} />
          <span className={classes.note}>
            <bdi>{visit.room_name ?? day.noRoom()}</bdi> · <bdi>{visit.doctor_name ?? day.noDentist()}</bdi>
            {staff_name !== null && <> · {day.booked({ name: isolated(staff_name) })}</>}
          </span>
        </header>
        {own && visit.has_medical_alert && <MedicalAlerts patient={visit.patient.id} />}
        <PlannedServices planned={planned} />
        {others.length > 0 && <Assistants assistances={others} patient={visit.patient} />}
        {own && <OwnAssistance assistance={own} planned={planned} visit={visit} usual={usual} />}
        {staffId !== undefined && (!own || own.state === 'done') && <TakeOn assisted={assisted} />}
      </article>
    </Card>
  )
}
