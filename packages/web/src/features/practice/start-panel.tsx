import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { appointmentReasons } from '@clinic/core/appointment'
import { canMove } from '@clinic/core/lifecycle'
import { awaitsAcknowledgement, practiceProblem, visitMachine } from '@clinic/core/visit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { boardQuery, visitQuery } from '../../entities/visit/board-query'
import { useChairs } from '../../entities/visit/use-chairs'
import { useSuggestedRoom } from '../../entities/visit/use-suggested-room'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { isolated, personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const SkipDialog = lazyWithRetry(() => import('../../entities/vital-sign/skip-dialog'))

/** Begins the practice: in which chair, and why where the patient is another dentist's. */
export function StartPanel({ visit }: { visit: Schema<'Visit'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { start } = texts.practice
  const { label } = useLabels()
  const queries = useQueryClient()
  const doctor = useAccount()?.doctor_id ?? null
  const { id, version, patient } = visit
  const { data: board } = useQuery(boardQuery(api))
  const chairs = useChairs({ visit: id, taken: 'in_practice' })
  const suggested = useSuggestedRoom(visit)
  const [chosen, setChosen] = useState<string>()
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const room = chosen ?? (suggested === null ? '' : String(suggested))
  const problem =
    doctor === null
      ? null
      : practiceProblem(
          { id, room_id: room === '' ? null : Number(room), doctor_id: visit.doctor_id },
          { doctor_id: doctor, reason },
          board?.visits ?? [],
        )
  const starting = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/visit/{id}/start-practice', {
          params: { path: { id } },
          body: { room_id: room === '' ? null : Number(room), takeover_reason: reason.trim(), version },
        }),
      ),
    show: (saved) => queries.setQueryData(visitQuery(api, id).queryKey, saved),
    readAgain: ['visit'],
    done: start.saved({ name: personName(patient) }),
    onClose: () => {},
  })
  const refused = fieldErrors(starting.failure)
  const isOther = visit.doctor_id !== null && visit.doctor_id !== doctor
  const isAlarming = awaitsAcknowledgement(visit.vital_sign)
  const canStart = canMove(visitMachine, visit.state, { type: 'visit.startPractice' })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    flushSync(() => setSent(true)) // what is missing is marked before it gets the focus
    if (problem) focusFirstWrong(event.currentTarget)
    else if (!isAlarming) starting.onConfirm()
  }

  return (
    <Card title={start.patient()}>
      <div className={css({ display: 'grid', gap: '6', maxWidth: '[43rem]' })}>
        <KeyValue
          pairs={[
            { label: start.reason(), value: label(appointmentReasons, visit.reason) },
            { label: start.doctor(), value: visit.doctor_name ?? texts.visit.card.anyDoctor() },
            { label: start.assistant(), value: visit.staff_name },
            { label: start.note(), value: visit.note },
          ]}
        />
        {canStart ? (
          <form onSubmit={submit} noValidate className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
            {starting.failure && <FailureBanner error={starting.failure} />}
            {isAlarming && <Banner tone="warning">{start.problems.alertNotAcknowledged()}</Banner>}
            {problem === 'doctorBusy' && <Banner tone="warning">{start.problems.doctorBusy()}</Banner>}
            <SelectField
              name="room_id"
              label={start.room()}
              required
              placeholder={start.chooseRoom()}
              options={chairs}
              value={room}
              onChange={({ target }) => setChosen(target.value)}
              error={
                problem === 'roomBusy' || (wasSent && problem === 'roomMissing')
                  ? start.problems[problem]()
                  : refused.room_id
              }
            />
            {isOther && (
              <TextArea
                name="takeover_reason"
                label={start.takeover()}
                help={start.takeoverHelp({ name: isolated(visit.doctor_name ?? '') })}
                required
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                error={
                  wasSent && problem === 'takeoverReasonMissing'
                    ? start.problems.takeoverReasonMissing()
                    : refused.takeover_reason
                }
              />
            )}
            <Button
              type="submit"
              data-stage="next"
              busy={starting.busy}
              disabled={isAlarming || problem === 'doctorBusy'}
            >
              {start.begin()}
            </Button>
          </form>
        ) : (
          <NotReady visit={visit} />
        )}
      </div>
    </Card>
  )
}

/** Why the practice cannot begin; a dentist may treat without vital signs, with a reason. */
function NotReady({ visit }: { visit: Schema<'Visit'> }) {
  const { start } = useTexts().practice
  const maySkip = useCanCall(operationRoles.skipVitalSign)
  const queries = useQueryClient()
  const [isSkipping, setSkipping] = useState(false)
  const canSkip = maySkip && canMove(visitMachine, visit.state, { type: 'visit.skipVitals' })
  return (
    <>
      <Banner
        action={
          canSkip && (
            <Button size="sm" variant="outline" onClick={() => setSkipping(true)}>
              {start.skipVitals()}
            </Button>
          )
        }
      >
        {start.notReady[visit.state]()}
      </Banner>
      <Suspense>
        {isSkipping && (
          <SkipDialog
            visit={visit}
            onSkipped={() => void queries.invalidateQueries({ queryKey: ['visit'] })}
            onClose={() => setSkipping(false)}
          />
        )}
      </Suspense>
    </>
  )
}
