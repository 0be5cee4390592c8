import { type ReactNode, Suspense } from 'react'
import { css } from 'styled-system/css'
import { form as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { SaveBar } from '../../ui/field/form'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { FailureBanner } from '../refusal/failure-banner'
import { HolderLinks } from '../refusal/holder-links'
import { useClinicDay } from '../session/use-clinic-day'
import { useFormat, useTexts } from '../texts/use-texts'
import { AskedField } from './asked-field'
import type { Description } from './conflict-dialog'
import { LeaveGuard } from './leave-guard'
import { PageOnlyNotice } from './page-only-notice'
import { type RecordFormOptions, useRecordForm } from './use-record-form'

const ConflictDialog = lazyWithRetry(() => import('./conflict-dialog'))

interface RecordFormProps<Value extends object, Saved> extends RecordFormOptions<Value, Saved> {
  /** Describes a value in words: shown where two people saved one record. */
  describe: (value: Value) => Description
  /** The address of the page that is shown when nothing is saved. */
  cancel: string
  saveLabel?: string
  /** As wide as the page, for a form that is a table. */
  width?: 'form' | 'page'
  /** Another way to leave it, before the button that saves. */
  before?: ReactNode
  /** Another way to send it, after the button that saves; `isPressed` when that is the one it was sent with. */
  after?: { isPressed: boolean; button: (isBusy: boolean) => ReactNode }
  /** Runs when the button that saves is pressed, before the form is checked. */
  onPressSave?: () => void
  children: (fields: {
    value: Value
    errors: Readonly<Record<string, string | undefined>>
    change: (part: Partial<Value>) => void
  }) => ReactNode
}

/** The form of one record: the restored draft, the fields, the failure, the save bar. */
export function RecordForm<Value extends object, Saved>(props: RecordFormProps<Value, Saved>) {
  const { describe, cancel, saveLabel, width = 'form', before, after, onPressSave, children, ...options } = props
  const texts = useTexts()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const form = useRecordForm(options)
  const { conflict, restoredAt } = form
  if (!form.isReady) return <RecordFormSkeleton />
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frames[width]}>
      <PageOnlyNotice />
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
      <Card flush>
        <div className={sections}>
          <HolderLinks error={form.failure}>{children(form)}</HolderLinks>
        </div>
        <div className={recipe().foot}>
          {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
          <SaveBar>
            <Link href={cancel} className={buttonClass({ variant: 'outline' })}>
              {texts.cancel()}
            </Link>
            {before}
            <Button
              type="submit"
              variant={after ? 'soft' : 'solid'}
              busy={form.isBusy && !after?.isPressed}
              onClick={onPressSave}
            >
              {saveLabel ?? texts.save()}
            </Button>
            {after?.button(form.isBusy && after.isPressed)}
          </SaveBar>
        </div>
      </Card>
      <LeaveGuard when={form.isDirty} />
      <AskedField form={form.ref} />
      {conflict && (
        <Suspense>
          <ConflictDialog
            mine={describe(form.value)}
            stored={describe(conflict)}
            onOverwrite={form.overwrite}
            onTake={() => form.takeStored()}
            onClose={form.closeConflict}
          />
        </Suspense>
      )}
    </form>
  )
}

export const RecordFormSkeleton = () => (
  <Card>
    <div className={css({ display: 'grid', gap: '5', maxWidth: 'form' })}>
      <Skeleton shape="title" />
      <Skeleton shape="control" lines={6} />
    </div>
  </Card>
)

// as wide as its fields, so that the save button is near them
const frames = {
  form: css({ display: 'grid', gap: '4', maxWidth: '[43rem]' }),
  page: css({ display: 'grid', gap: '4' }),
}
const sections = css({
  padding: { base: '4', sm: '6' },
  // focused fields must not hide below the save bar
  '& :is(input, select, textarea)': { scrollMarginBlockEnd: '6rem' },
})
