import { operationRoles } from '@clinic/core/access'
import { appointmentReasons } from '@clinic/core/appointment'
import { noteStates } from '@clinic/core/note'
import { isUnderWay, visitOrigins, visitOutcomes, visitStates } from '@clinic/core/visit'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useAccount } from '../../../platform/session/use-account'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { buttonClass } from '../../../ui/button'
import { KeyValue } from '../../../ui/key-value'
import { Tag } from '../../../ui/tag'
import type { PatientVisit } from './patient-visits-query'
import { useVisitRecord } from './use-visit-record'

/** What happened in a visit, in short; of a patient in the house, the way of the dentist to the practice. */
export function VisitSummary({ visit }: { visit: PatientVisit }) {
  const texts = useTexts()['patient-record'].visits
  const { label } = useLabels()
  const inShort = useVisitRecord()
  const doctor = useAccount()?.doctor_id ?? null
  const mayTreat = useCanCall(operationRoles.startPractice)
  const { state, outcome, origin, reason, record, vital_sign, doctor_id } = visit
  const canTreat = mayTreat && isUnderWay(state) && (doctor_id === null || doctor_id === doctor)
  const written = record && inShort(record)
  const pairs = [
    { label: texts.reason(), value: label(appointmentReasons, reason) },
    { label: texts.diagnoses(), value: written?.diagnoses },
    { label: texts.procedures(), value: written?.procedures },
  ]
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <ValueTag of={visitStates} value={state} />
        {outcome === 'discontinued' && <ValueTag of={visitOutcomes} value={outcome} />}
        {origin === 'emergency' && <ValueTag of={visitOrigins} value={origin} />}
        {record?.note && <ValueTag of={noteStates} value={record.note} />}
        {vital_sign.state === 'recorded' &&
          (vital_sign.level === 'hard_alert' ? (
            <Tag tone="error">{texts.alarming()}</Tag>
          ) : (
            <Tag>{texts.measured()}</Tag>
          ))}
      </p>
      <div className={css({ '& dd': { whiteSpace: 'pre-line' } })}>
        <KeyValue pairs={pairs.filter(({ value }) => value)} />
      </div>
      {canTreat && (
        <Link href={`/doctor/idental/start-practice?visit=${visit.id}`} className={buttonClass({ size: 'sm' })}>
          {texts.practice()}
        </Link>
      )}
    </div>
  )
}
