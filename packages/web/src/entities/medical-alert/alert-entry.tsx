import { canMove } from '@clinic/core/lifecycle'
import {
  type MedicalAlertEvent,
  medicalAlertMachine,
  medicalAlertStates,
  medicalKinds,
} from '@clinic/core/medical-alert'
import { medicalAlert as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { alertName } from './alert-name'
import type { Alert } from './alerts-query'

interface AlertEntryProps {
  alert: Alert
  busy: boolean
  onUpdate?: () => void
  onResolve?: () => void
  onRestore?: () => void
  onMistake: () => void
}

/** One alert with all that is known of it, and what may be done with it. */
export function AlertEntry({ alert, busy, onUpdate, onResolve, onRestore, onMistake }: AlertEntryProps) {
  const texts = useTexts()['medical-alert'].topic
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const classes = recipe()
  const { state, state_reason, kind, note, recorded_by, recorded_at, changed_by, changed_at } = alert
  const name = alertName(alert, label)
  const moves: [MedicalAlertEvent['type'], string, (() => void) | undefined][] = [
    ['medicalAlert.update', texts.update(), onUpdate],
    ['medicalAlert.resolve', texts.resolve(), onResolve],
    ['medicalAlert.restore', texts.restore(), onRestore],
    ['medicalAlert.enteredInError', texts.mistake(), onMistake],
  ]
  return (
    <li className={classes.entry}>
      <span className={classes.name}>
        <bdi>{name}</bdi> {alert.name !== '' && <span className={classes.note}>{label(medicalKinds, kind)}</span>}{' '}
        {state !== 'active' && <ValueTag of={medicalAlertStates} value={state} />}
      </span>
      {note && <bdi className={classes.note}>{note}</bdi>}
      {state_reason && <bdi className={classes.note}>{state_reason}</bdi>}
      <bdi className={classes.note}>
        {state === 'active'
          ? texts.recorded({ name: isolated(recorded_by), when: dateTime(recorded_at) })
          : texts.removedBy({ name: changed_by, when: dateTime(changed_at) })}
      </bdi>
      <div className={classes.actions}>
        {moves.map(
          ([type, words, onClick]) =>
            onClick &&
            canMove(medicalAlertMachine, state, { type }) && (
              <Button
                key={type}
                size="sm"
                variant="outline"
                aria-label={texts.of({ action: words, alert: name })}
                disabled={busy}
                onClick={onClick}
              >
                {words}
              </Button>
            ),
        )}
      </div>
    </li>
  )
}
