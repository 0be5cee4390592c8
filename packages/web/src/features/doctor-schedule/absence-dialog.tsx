import { unwrap } from '@clinic/api'
import { moveAbsence } from '@clinic/core/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app-context'
import { contactLink } from '../../platform/contact-link'
import { failureText } from '../../platform/failure-text'
import { LoadFailed } from '../../platform/load-failed'
import { notify } from '../../platform/notify'
import type { Absence } from '../../platform/schedule-query'
import { useClinicDay } from '../../platform/use-clinic-day'
import { useDays } from '../../platform/use-days'
import { useMay } from '../../platform/use-may'
import { useFormat, useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'
import { Button, buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyValue } from '../../ui/key-value'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'

interface AbsenceDialogProps {
  absence: Absence
  onClose: () => void
}

/** One absence: who decides sees whose appointments it strands, before and after. */
export default function AbsenceDialog({ absence: opened, onClose }: AbsenceDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { absence: words } = texts['doctor-schedule']
  const queries = useQueryClient()
  const { range } = useDays()
  const { timeZone, today } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const [absence, setAbsence] = useState(opened)
  const [reason, setReason] = useState<string>()
  const { id, version, state } = absence
  const may = { approve: useMay('approveAbsence'), cancel: useMay('cancelAbsence'), visits: useMay('listAbsenceVisit') }
  const can = (type: 'absence.approve' | 'absence.reject' | 'absence.cancel') => moveAbsence(state, { type }) !== null
  const params = { path: { id } }

  const decided = (after: Absence, said: string) => {
    setAbsence(after)
    setReason(undefined)
    void notify('success', said)
  }
  const settle = { onSettled: () => queries.invalidateQueries({ queryKey: ['doctor-schedule'] }) }
  const approve = useMutation({
    mutationFn: () => unwrap(api.POST('/api/doctor-schedule/absence/{id}/approve', { params, body: { version } })),
    onSuccess: (after) => decided(after, words.approved()),
    ...settle,
  })
  const reject = useMutation({
    mutationFn: (said: string) =>
      unwrap(api.POST('/api/doctor-schedule/absence/{id}/reject', { params, body: { version, reason: said } })),
    onSuccess: (after) => decided(after, words.rejected()),
    ...settle,
  })
  const cancel = useMutation({
    mutationFn: () => unwrap(api.POST('/api/doctor-schedule/absence/{id}/cancel', { params, body: { version } })),
    onSuccess: (after) => {
      decided(after, words.cancelled())
      onClose()
    },
    ...settle,
  })
  const error = approve.error ?? reject.error ?? cancel.error
  const isBusy = approve.isPending || reject.isPending || cancel.isPending
  const isOver = state === 'approved' && absence.ends_on < today

  return (
    <Dialog
      open
      size="lg"
      title={absence.doctor_name}
      description={`${words.kinds[absence.kind]()}, ${range(absence.starts_on, absence.ends_on)}`}
      onClose={onClose}
      footer={
        <>
          {may.cancel && can('absence.cancel') && !isOver && reason === undefined && (
            <Button variant="ghost" palette="error" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {state === 'requested' ? words.withdraw() : words.cancel()}
            </Button>
          )}
          {may.approve && can('absence.reject') && (
            <Button
              variant={reason === undefined ? 'outline' : 'danger'}
              busy={reject.isPending}
              disabled={reason?.trim() === ''}
              onClick={() => (reason === undefined ? setReason('') : reject.mutate(reason.trim()))}
            >
              {words.reject()}
            </Button>
          )}
          {may.approve && can('absence.approve') && reason === undefined && (
            <Button busy={approve.isPending} disabled={isBusy && !approve.isPending} onClick={() => approve.mutate()}>
              {words.approve()}
            </Button>
          )}
        </>
      }
    >
      {error && <Banner tone="error">{failureText(texts, error)}</Banner>}
      <KeyValue
        pairs={[
          { label: words.state(), value: words.states[state]() },
          ...(absence.reason ? [{ label: words.reason(), value: absence.reason }] : []),
          { label: words.requestedBy(), value: absence.requested_by },
          ...(absence.decided_by && absence.decided_at
            ? [{ label: words.decidedBy(), value: `${absence.decided_by}, ${dateTime(absence.decided_at)}` }]
            : []),
          ...(absence.decision_reason ? [{ label: words.decisionReason(), value: absence.decision_reason }] : []),
        ]}
      />
      {reason !== undefined && (
        <TextField
          label={words.rejectReason()}
          required
          autoFocus
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {may.visits && (state === 'requested' || state === 'approved') && <Visits absence={absence} />}
    </Dialog>
  )
}

/** Whom to call. */
function Visits({ absence: { id, state } }: { absence: Absence }) {
  const { api } = useApp()
  const { absence: words } = useTexts()['doctor-schedule']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const query = useQuery({
    queryKey: ['doctor-schedule', 'absence-visit', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/doctor-schedule/absence/{id}/visit', {
          ...{ params: { path: { id }, query: { rowPerPage: 100 } }, signal },
        }),
      ),
  })
  const { data, error } = query
  return (
    <section className={css({ display: 'grid', gap: '2', marginBlockStart: '4' })}>
      <h3 className={css({ textStyle: 'subheading' })}>{words.visits()}</h3>
      {!data && !error && <Skeleton shape="control" lines={2} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.rows.length === 0 && <p className={quiet}>{words.noVisits()}</p>}
      {data && data.rows.length > 0 && (
        <>
          <p className={quiet}>{state === 'requested' ? words.visitsWaiting() : words.visitsText()}</p>
          <ul>
            {data.rows.map((visit) => (
              <li key={visit.id} className={person}>
                <span className={css({ display: 'grid', flex: '1 1 12rem', minWidth: '0' })}>
                  <bdi className={css({ fontWeight: 'medium' })}>{visit.patient_name}</bdi>
                  <span className={quiet}>{dateTime(visit.starts_at)}</span>
                </span>
                <a
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                  href={contactLink('phone', visit.patient_phone)}
                >
                  {words.call()}
                </a>
                <a
                  className={buttonClass({ variant: 'soft', size: 'sm' })}
                  href={contactLink('whatsapp', visit.patient_phone)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {words.whatsapp()}
                </a>
              </li>
            ))}
          </ul>
          {data.count > data.rows.length && <p className={quiet}>{words.visitsMore({ count: data.rows.length })}</p>}
        </>
      )}
    </section>
  )
}

const quiet = css({ color: 'muted' })
const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  fontFamily: 'numeric',
  '& + &': { borderBlockStart: 'hairline' },
})
