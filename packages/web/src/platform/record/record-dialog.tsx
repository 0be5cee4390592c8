import { type ReactNode, Suspense, useId } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Dialog } from '../../ui/overlay/dialog'
import { FailureBanner } from '../refusal/failure-banner'
import { useClinicDay } from '../session/use-clinic-day'
import { useFormat, useTexts } from '../texts/use-texts'
import type { Description } from './conflict-dialog'
import { type RecordFormOptions, useRecordForm } from './use-record-form'

const ConflictDialog = lazyWithRetry(() => import('./conflict-dialog'))

interface RecordDialogProps<Value extends object, Saved> extends Omit<RecordFormOptions<Value, Saved>, 'hidesStored'> {
  title: string
  description?: string
  saveLabel?: string
  saveVariant?: 'solid' | 'danger'
  cancelLabel?: string
  onClose: () => void
  /** Describes a value in words: shown where two people saved one record. */
  describe?: (value: Value) => Description
  /** more actions, before the buttons that close and save */
  actions?: ReactNode
  children: (fields: {
    value: Value
    errors: Readonly<Record<string, string | undefined>>
    change: (part: Partial<Value>) => void
  }) => ReactNode
}

/** The form of one record over the page it belongs to. When closed halfway, the typed values are there the next time. */
export function RecordDialog<Value extends object, Saved>(props: RecordDialogProps<Value, Saved>) {
  const { title, description, saveLabel, saveVariant, cancelLabel, onClose, describe, actions, children, ...options } =
    props
  const texts = useTexts()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const id = useId()
  const form = useRecordForm({ ...options, hidesStored: describe === undefined })
  const { conflict, restoredAt } = form
  // opened with its fields in it: the first of them is focused
  if (!form.isReady) return null
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button
            variant="outline"
            onClick={() => {
              form.discardDraft()
              onClose()
            }}
          >
            {cancelLabel ?? texts.cancel()}
          </Button>
          <Button type="submit" form={id} variant={saveVariant} busy={form.isBusy}>
            {saveLabel ?? texts.save()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frame}>
        {restoredAt && (
          <Banner
            action={
              <Button size="sm" variant="outline" onClick={() => form.discardDraft()}>
                {texts.draft.discard()}
              </Button>
            }
          >
            {texts.draft.restored({ when: dateTime(restoredAt) })}
          </Banner>
        )}
        {children(form)}
        {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
      </form>
      {conflict && describe && (
        <Suspense>
          <ConflictDialog
            mine={describe(form.value)}
            stored={describe(conflict)}
            onOverwrite={form.overwrite}
            onTake={form.takeStored}
            onClose={form.closeConflict}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

const frame = css({ display: 'grid', gap: '4' })
