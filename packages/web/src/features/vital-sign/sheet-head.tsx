import { visitStates } from '@clinic/core/visit'
import { css, cx } from 'styled-system/css'
import { link, vitalSign as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { VitalSignTag } from '../../entities/vital-sign/vital-sign-tag'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'

/** Who it is: the number that was called, name, age and record number. */
export function SheetHead({ sheet: { patient, queue_number, state, room_name, vital_sign } }: { sheet: Sheet }) {
  const texts = useTexts()
  const { list } = texts['vital-sign']
  const { today } = useClinicDay()
  const classes = recipe()
  return (
    <header className={classes.stack}>
      <h2 className={classes.title}>
        {list.number(queue_number)} ·{' '}
        <Link
          href={`/nurse/patient/${patient.id}`}
          className={cx(link({ quiet: true }), css({ fontWeight: 'semibold' }))}
        >
          <bdi>{personName(patient)}</bdi>
        </Link>
      </h2>
      <div className={classes.actions}>
        <ValueTag of={visitStates} value={state} />
        <VitalSignTag mark={vital_sign} />
        <span className={classes.note}>
          <bdi>{ageText(texts.patient, patient.date_of_birth, { today })}</bdi> · {patient.record_number} ·{' '}
          <bdi>{room_name ?? list.noRoom()}</bdi>
        </span>
      </div>
      <MedicalAlerts patient={patient.id} />
    </header>
  )
}
