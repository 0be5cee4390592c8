import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { vitalSignMachine } from '@clinic/core/vital-sign'
import { vitalSign as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Tag } from '../../ui/tag'
import { clockIn } from '../appointment/appointment-time'
import { MeasurementValues } from './measurement-values'
import type { Measurement, Sheet } from './sheet-query'
import { useStep } from './use-step'

interface MeasurementsProps {
  sheet: Sheet
  /** Nothing while something else is open. */
  onCorrect: ((measurement: Measurement) => void) | undefined
  onChanged: (sheet: Sheet) => void
}

/** What was measured in this visit, the latest first; what was corrected stays, and says so. */
export function Measurements({ sheet, onCorrect, onChanged }: MeasurementsProps) {
  const classes = recipe()
  return (
    <div>
      {sheet.measurements.toReversed().map((measurement) => (
        <div key={measurement.id} className={classes.measurement}>
          <Head measurement={measurement} />
          <MeasurementValues measurement={measurement} sheet={sheet} />
          <Notes measurement={measurement} />
          <Actions measurement={measurement} sheet={sheet} onCorrect={onCorrect} onChanged={onChanged} />
        </div>
      ))}
    </div>
  )
}

function Head({ measurement: { taken_at, recorded_by, state, correction_reason } }: { measurement: Measurement }) {
  const { measurement: words } = useTexts()['vital-sign']
  const { timeZone } = useClinicDay()
  const classes = recipe()
  return (
    <div className={classes.actions}>
      <span className={classes.note}>
        <bdi>
          {words.at({ time: timeZone === undefined ? '' : clockIn(timeZone, taken_at), name: isolated(recorded_by) })}
        </bdi>
      </span>
      {state === 'corrected' && <Tag>{words.corrected()}</Tag>}
      {correction_reason && <Tag tone="info">{words.correction({ reason: correction_reason })}</Tag>}
    </div>
  )
}

function Notes({ measurement }: { measurement: Measurement }) {
  const { measurement: words } = useTexts()['vital-sign']
  const { unmeasurable_reason, is_pregnant, pregnancy_weeks, is_breastfeeding, note } = measurement
  const pregnant = pregnancy_weeks === null ? words.pregnant() : words.weeks(pregnancy_weeks)
  const notes = [
    unmeasurable_reason && words.unmeasurable({ reason: unmeasurable_reason }),
    is_pregnant && pregnant,
    is_breastfeeding && words.breastfeeding(),
    note,
  ].filter(Boolean)
  return notes.length > 0 ? <bdi className={recipe().note}>{notes.join(' · ')}</bdi> : null
}

function Actions({ measurement, sheet, onCorrect, onChanged }: MeasurementsProps & { measurement: Measurement }) {
  const { api } = useApp()
  const { steps } = useTexts()['vital-sign']
  const { timeZone } = useClinicDay()
  const mayAcknowledge = useCanCall(operationRoles.acknowledgeVitalSign)
  const mayCorrect = useCanCall(operationRoles.correctVitalSign)
  const { id, state, level, acknowledged_at, acknowledged_by, taken_at } = measurement
  const acknowledge = useStep(
    () =>
      unwrap(
        api.POST('/api/visit/{id}/vital-sign/acknowledge', {
          params: { path: { id: sheet.id } },
          body: { vital_sign_id: id, version: sheet.version },
        }),
      ),
    onChanged,
  )
  const clockOf = (moment: string) => (timeZone === undefined ? '' : clockIn(timeZone, moment))
  const isAlert = level === 'hard_alert' && state === 'recorded'
  const isOpen = sheet.state === 'ready' || sheet.state === 'in_practice' || sheet.state === 'paused'
  const canCorrect = isOpen && mayCorrect && canMove(vitalSignMachine, state, { type: 'vitalSign.correct' })
  const classes = recipe()
  return (
    <div className={classes.actions}>
      {acknowledged_at && (
        <span className={classes.note}>
          <bdi>{steps.acknowledged({ name: acknowledged_by, time: clockOf(acknowledged_at) })}</bdi>
        </span>
      )}
      {isAlert && acknowledged_at === null && isOpen && mayAcknowledge && (
        <Button size="sm" {...acknowledge}>
          {steps.acknowledge()}
        </Button>
      )}
      {onCorrect && canCorrect && (
        <Button
          size="sm"
          variant="outline"
          aria-label={steps.correctOf({ time: clockOf(taken_at) })}
          onClick={() => onCorrect(measurement)}
        >
          {steps.correct()}
        </Button>
      )}
    </div>
  )
}
