import { unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { visit as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app-context'
import { failureText } from '../../platform/failure-text'
import { fieldErrors } from '../../platform/field-errors'
import { notify } from '../../platform/notify'
import { byServerClock } from '../../platform/server-clock'
import { useClinicDay } from '../../platform/use-clinic-day'
import { useRecordForm } from '../../platform/use-record-form'
import { useTexts } from '../../platform/use-texts'
import { useWhen } from '../../platform/visit/use-when'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import type { Card } from './calendar-query'
import { type SlotDraft, slotDraftProblems, slotOnWire } from './slot-draft'
import { SlotFields } from './slot-fields'

interface MoveDialogProps {
  visit: Card
  /** Where it was to go. */
  slot: SlotDraft
  /** Why it could not go there. */
  refusal?: Error
  onClose: () => void
}

/** Another time for an appointment: on a day that is not in sight, or after the time chosen was refused. */
export default function MoveDialog({ visit, slot, refusal, onClose }: MoveDialogProps) {
  const { timeZone } = useClinicDay()
  const texts = useTexts().visit.move
  return (
    <Dialog open size="lg" onClose={onClose} title={texts.title({ name: displayName(visit.patient) })}>
      {timeZone && <MoveForm {...{ visit, slot, refusal, onClose, timeZone }} />}
    </Dialog>
  )
}

function MoveForm({ visit, slot, refusal, onClose, timeZone }: MoveDialogProps & { timeZone: string }) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const { problems, move, book } = texts.visit
  const when = useWhen()
  const form = useRecordForm({
    form: `visit-${visit.id}-move`,
    initial: slot,
    problemsOf: (value) =>
      Object.fromEntries(
        Object.entries(slotDraftProblems(value, { timeZone, now: byServerClock(Date.now()) })).map(
          ([field, problem]) => [field, problem && problems[problem]()],
        ),
      ),
    save: (value) =>
      unwrap(
        api.POST('/api/visit/{id}/move', {
          params: { path: { id: visit.id } },
          body: { ...slotOnWire(value, timeZone), version: visit.version },
        }),
      ),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: ['visit'] })
      void notify('success', move.saved({ name: displayName(saved.patient), when: when(saved.starts_at) }))
      onClose()
    },
  })
  if (!form.isReady) return null
  const failure = form.failure ?? (form.isDirty || form.isBusy ? null : refusal)
  const leave = () => {
    void form.discardDraft()
    onClose()
  }
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={recipe().stack}>
      {failure && (
        <Banner tone="error" title={failureText(texts, failure)}>
          {book.taken()}
        </Banner>
      )}
      <SlotFields
        value={form.value}
        errors={{ ...(!form.isDirty && fieldErrors(refusal)), ...form.errors }}
        change={form.change}
        timeZone={timeZone}
        patient_id={visit.patient.id}
        visit_id={visit.id}
      />
      <div className={recipe().actions}>
        <span className={recipe().spacer} />
        <Button variant="outline" onClick={leave}>
          {texts.cancel()}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {move.save()}
        </Button>
      </div>
    </form>
  )
}
