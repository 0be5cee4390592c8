import type { Schema } from '@clinic/api'
import { medicineUnits } from '@clinic/core/company-medicine'
import { countedLabelOf } from '@clinic/core/values'
import { printing } from 'styled-system/recipes'
import { doseWords } from '../../entities/prescription/dose-words'
import { Sheet } from '../../platform/print/sheet'
import type { Information } from '../../platform/session/information-query'
import { personName } from '../../platform/texts/person-name'
import { useTextsIn } from '../../platform/texts/use-texts-in'
import { momentFormat } from '../../platform/time/date-format'
import type { Label } from './labels-of'

interface WrittenLabelProps extends Label {
  patient: Schema<'AppointmentPatient'>
  clinic: Information
}

/** A label is read at home, so that it is in Indonesian whatever the screen shows. */
export const labelLanguage = 'id'

/** The label on a bag: whose it is, what, how it is taken, how many and until when it may be used. */
export function WrittenLabel({ line, quantity, expires_on, at, patient, clinic }: WrittenLabelProps) {
  const { label } = useTextsIn(labelLanguage, 'dispensing').dispensing
  const { prescription } = useTextsIn(labelLanguage, 'prescription')
  const classes = printing()
  const day = (plain: string) => plain.split('-').reverse().join('/')
  const unit = countedLabelOf(medicineUnits, line.unit, { count: quantity, language: labelLanguage }).toLowerCase()
  const dose = line.reading ? doseWords(line.reading, prescription.reading, labelLanguage) : line.dose
  return (
    <Sheet paper="label" title={[line.name, line.strength].filter(Boolean).join(' ')}>
      <p className={classes.between}>
        <bdi>{personName(patient)}</bdi>
        <span>{patient.record_number}</span>
      </p>
      <p className={classes.value}>{dose}</p>
      {line.note && <p>{line.note}</p>}
      <p className={classes.between}>
        <span>
          {label.quantity()} {quantity} {unit}
        </span>
        {expires_on && (
          <span>
            {label.expires()} {day(expires_on)}
          </span>
        )}
      </p>
      <p className={classes.small}>{momentFormat(labelLanguage, clinic.time_zone)(new Date(at))}</p>
    </Sheet>
  )
}
