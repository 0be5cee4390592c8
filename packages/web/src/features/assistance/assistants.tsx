import type { Schema } from '@clinic/api'
import { assistanceMachine, assistanceRoles, assistanceStates } from '@clinic/core/assistance'
import { canMove } from '@clinic/core/lifecycle'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { HandOver } from './hand-over'

interface AssistantsProps {
  assistances: readonly Assistance[]
  patient: Schema<'AppointmentPatient'>
}

/** Who else assists; what somebody left behind can be handed over by anybody. */
export function Assistants({ assistances, patient }: AssistantsProps) {
  const { steps } = useTexts().assistance
  const { label } = useLabels()
  const classes = recipe()
  return (
    <ul className={classes.history}>
      {assistances.map((assistance) => (
        <li key={assistance.id} className={classes.actions}>
          <bdi>{assistance.staff_name}</bdi>
          <span className={classes.note}>{label(assistanceRoles, assistance.role)}</span>
          <ValueTag of={assistanceStates} value={assistance.state} />
          {canMove(assistanceMachine, assistance.state, { type: 'assistance.reassign' }) && (
            <HandOver
              assistance={assistance}
              patient={patient}
              label={steps.handOverOf({ name: isolated(assistance.staff_name) })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
