import { type Schema, unwrap } from '@clinic/api'
import { sexes } from '@clinic/core/patient'
import { visitStates } from '@clinic/core/visit'
import { useQueryClient } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import { visitQuery } from '../../entities/visit/board-query'
import { durationText, minutesSince } from '../../entities/visit/duration'
import { useMinute } from '../../entities/visit/use-minute'
import { useApp } from '../../platform/app/app-context'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { ageText } from '../../platform/texts/age-text'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'

/** Shows whom the dentist treats, always in view, with chair, state and time; pauses and resumes the practice. */
export function PatientStrip({ visit }: { visit: Schema<'Visit'> }) {
  const texts = useTexts()
  const { label } = useLabels()
  const { today } = useClinicDay()
  const now = useMinute()
  const { patient, room_name, doctor_name, state, state_since } = visit
  return (
    <header className={strip}>
      <div className={css({ flex: '1 1 14rem', minWidth: '0', display: 'grid', gap: '1' })}>
        <h1 className={title}>
          <Link
            href={`/doctor/patient/${patient.id}`}
            className={cx(link({ quiet: true }), css({ fontWeight: 'semibold' }))}
          >
            <bdi>{personName(patient)}</bdi>
          </Link>
          <ValueTag of={visitStates} value={state} />
        </h1>
        <ul className={facts}>
          <li>
            <bdi>{patient.record_number}</bdi>
          </li>
          <li>
            <bdi>{ageText(texts.patient, patient.date_of_birth, { today })}</bdi>
          </li>
          <li>{label(sexes, patient.sex)}</li>
          {room_name && (
            <li>
              <bdi>{room_name}</bdi>
            </li>
          )}
          {doctor_name && (
            <li>
              <bdi>{doctor_name}</bdi>
            </li>
          )}
          <li>{durationText(texts.visit, minutesSince(state_since, now))}</li>
        </ul>
      </div>
      <PauseButton visit={visit} />
      <MedicalAlerts patient={patient.id} />
    </header>
  )
}

function PauseButton({ visit }: { visit: Schema<'Visit'> }) {
  const { api } = useApp()
  const texts = useTexts().practice.pause
  const queries = useQueryClient()
  const doctor = useAccount()?.doctor_id
  const { id, version, state, patient } = visit
  const isPaused = state === 'paused'
  const changing = useConfirmedChange({
    send: () => {
      const call = { params: { path: { id } }, body: { version } }
      return unwrap(isPaused ? api.POST('/api/visit/{id}/resume', call) : api.POST('/api/visit/{id}/pause', call))
    },
    show: (saved) => queries.setQueryData(visitQuery(api, id).queryKey, saved),
    readAgain: ['visit'],
    done: (isPaused ? texts.resumed : texts.paused)({ name: personName(patient) }),
    onClose: () => {},
  })
  if ((state !== 'in_practice' && !isPaused) || visit.doctor_id !== doctor) return null
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {changing.failure && <FailureBanner error={changing.failure} />}
      <Button variant="outline" busy={changing.busy} onClick={() => changing.onConfirm()}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        {isPaused ? texts.resume() : texts.pause()}
      </Button>
    </div>
  )
}

const strip = css({
  position: { sm: 'sticky' },
  insetBlockStart: 'var(--sizes-header)',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: '3',
  background: 'surface',
  borderRadius: 'card',
  boxShadow: 'card',
})
const title = css({ textStyle: 'title', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  color: 'muted',
  fontFamily: 'numeric',
})
