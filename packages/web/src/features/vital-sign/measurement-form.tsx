import { unwrap } from '@clinic/api'
import { Suspense, useState } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Measurement, Sheet } from '../../entities/vital-sign/sheet-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useMedia } from '../../platform/page/use-media'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { focusNext, moveOnEnter } from '../../ui/field/move-on-enter'
import { TextArea } from '../../ui/field/text-area'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { conflictIn } from './conflict'
import { ConflictBanner } from './conflict-banner'
import { type Entry, emptyEntry, entryOf, entryProblems, inputOf } from './entry'
import { MeasurementFields } from './measurement-fields'

const Keypad = lazyWithRetry(() => import('./keypad'))

interface MeasurementFormProps {
  sheet: Sheet
  /** The measurement that is corrected. */
  before: Measurement | undefined
  onSaved: (sheet: Sheet) => void
  /** Nothing where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** Types in a measurement, or corrects one. Enter moves on; what was typed stays a draft until it is saved. */
export function MeasurementForm({ sheet, before, onSaved, onCancel }: MeasurementFormProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { form: words, fields, problems } = texts['vital-sign']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const isTouch = useMedia('(pointer: coarse)')
  const [typedInto, setTypedInto] = useState('')
  const { patient } = sheet
  const params = { path: { id: sheet.id } }
  const name = personName(patient)
  const form = useRecordForm<Entry, Sheet>({
    form: before ? `vital-sign-${sheet.id}-${before.id}` : `vital-sign-${sheet.id}`,
    initial: before ? entryOf(before, sheet.version) : emptyEntry(sheet.version),
    problemsOf: (entry) => entryProblems(entry, problems, { sex: patient.sex, before }),
    save(entry) {
      const { version, reason } = entry
      const measured = inputOf(entry)
      return unwrap(
        before
          ? api.POST('/api/visit/{id}/vital-sign/correct', {
              params,
              body: { vital_sign_id: before.id, measured, reason: reason.trim(), version },
            })
          : api.POST('/api/visit/{id}/vital-sign', { params, body: { measured, version } }),
      )
    },
    onSaved(saved) {
      void notify('success', before ? words.corrected({ name }) : words.saved({ name }))
      onSaved(saved)
    },
  })
  const classes = recipe()
  if (!form.isReady) return <Skeleton shape="control" lines={6} />
  const conflict = conflictIn(form.failure)
  return (
    <form
      ref={form.ref}
      noValidate
      autoComplete="off"
      aria-label={before ? words.correction() : words.title()}
      className={classes.form}
      onSubmit={form.onSubmit}
      onKeyDown={moveOnEnter}
      onFocus={({ target }) => setTypedInto(target instanceof HTMLInputElement ? target.name : '')}
    >
      {form.restoredAt && (
        <Banner
          action={
            <Button size="sm" variant="outline" onClick={() => form.discardDraft()}>
              {texts.draft.discard()}
            </Button>
          }
        >
          {texts.draft.restored({ when: dateTime(form.restoredAt) })}
        </Banner>
      )}
      <MeasurementFields
        sheet={sheet}
        value={form.value}
        errors={form.errors}
        change={form.change}
        inputMode={isTouch ? 'none' : 'decimal'}
      />
      {before && (
        <TextArea
          name="reason"
          label={fields.reason()}
          required
          maxLength={200}
          value={form.value.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
          help={words.correctionHelp()}
          error={form.errors.reason}
        />
      )}
      {conflict && (
        <ConflictBanner sheet={conflict} onSaveMine={() => form.submit({ ...form.value, version: conflict.version })} />
      )}
      {form.failure && !conflict && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
      <div className={classes.actions}>
        <Button type="submit" size="lg" data-step="begun" busy={form.isBusy}>
          {before ? words.saveCorrection() : words.save()}
        </Button>
        {onCancel && (
          <Button variant="outline" size="lg" onClick={onCancel}>
            {words.cancel()}
          </Button>
        )}
      </div>
      <Suspense>
        {isTouch && (
          <Keypad
            value={form.value}
            typedInto={typedInto}
            change={form.change}
            onNext={() => focusNext(form.ref.current)}
          />
        )}
      </Suspense>
    </form>
  )
}
