import { messageObstacle, messageObstacles } from '@clinic/core/patient'
import { recallOutcomes, recallReasons, recallStates } from '@clinic/core/recall'
import { daysBetween } from '@clinic/core/time'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import { useWhen } from '../../entities/appointment/use-when'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated, personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines, Unbroken } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'
import type { Recall } from './recall'

/** The columns of the patients to call back. */
export function useRecallColumns(): readonly Column<Recall>[] {
  const texts = useTexts().recall
  const { label } = useLabels()
  const { today } = useClinicDay()
  const { date } = useFormat()
  const when = useWhen()
  return useMemo(() => {
    const { fields } = texts
    /** When and by whom the patient was called last, or the appointment to come. */
    const latest = ({ attempts: [attempt], next_appointment }: Recall) => {
      if (next_appointment) return when(next_appointment.starts_at)
      return attempt && texts.latest({ when: when(attempt.made_at), by: isolated(attempt.made_by) })
    }
    return [
      {
        key: 'name',
        header: fields.patient(),
        sortable: true,
        cell: ({ patient }) => {
          const obstacle = messageObstacle(patient)
          return (
            <TwoLines
              small={
                <>
                  <Unbroken>{patient.record_number}</Unbroken>
                  {patient.phone && (
                    <>
                      {' · '}
                      <PhoneNumber number={patient.phone} />
                    </>
                  )}
                  {obstacle && ` · ${label(messageObstacles, obstacle)}`}
                </>
              }
            >
              {personName(patient)}
            </TwoLines>
          )
        },
      },
      {
        key: 'due_on',
        header: fields.due_on(),
        fit: true,
        sortable: true,
        cell: ({ due_on, state }) => {
          const late = daysBetween(due_on, today)
          if (late < 0 || state === 'booked' || state === 'declined') return date(due_on)
          return (
            <TwoLines small={late > 0 ? texts.daysAgo(late) : texts.today()}>
              {late > 0 ? <Tag tone="error">{date(due_on)}</Tag> : date(due_on)}
            </TwoLines>
          )
        },
      },
      {
        key: 'reason',
        header: fields.reason(),
        selfEvident: true,
        cell: ({ reason, remark, doctor_name }) => {
          const word = label(recallReasons, reason)
          return (
            <TwoLines small={doctor_name}>
              {remark ? texts.reasonOf({ reason: word, remark: isolated(remark) }) : word}
            </TwoLines>
          )
        },
      },
      {
        key: 'last_visit_on',
        header: fields.last_visit_on(),
        fit: true,
        from: 'lg',
        cell: ({ last_visit_on }) => date(last_visit_on),
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        cell: (recall) => {
          const { state, attempts } = recall
          const [attempt] = attempts
          return (
            <TwoLines small={latest(recall)}>
              <span className={said}>
                <ValueTag of={recallStates} value={state} />
                {/* the other states say what came of it */}
                {state === 'contacted' && attempt && label(recallOutcomes, attempt.outcome)}
              </span>
            </TwoLines>
          )
        },
      },
    ]
  }, [texts, label, today, date, when])
}

const said = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
