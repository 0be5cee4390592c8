import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { type CashShift, cashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { useRecordForm } from '../../../platform/record/use-record-form'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { TextArea } from '../../../ui/field/text-area'

/** Closes a counted shift: as it is, or with the reason why the drawer differs. */
export function CloseForm({ shift: { id, version, variance } }: { shift: CashShift }) {
  const { api } = useApp()
  const texts = useTexts()
  const { close, fields } = texts['cash-shift']
  const { money } = useFormat()
  const queries = useQueryClient()
  const difference = variance ?? 0
  const form = useRecordForm<{ variance_reason: string }, CashShift>({
    form: `cash-close-${id}`,
    initial: { variance_reason: '' },
    problemsOf: ({ variance_reason }) => ({
      variance_reason: difference !== 0 && variance_reason.trim() === '' ? close.required() : undefined,
    }),
    save: ({ variance_reason }) =>
      unwrap(
        api.POST('/api/cash-shift/{id}/close', {
          params: { path: { id } },
          body: { variance_reason: difference === 0 ? '' : variance_reason.trim(), version },
        }),
      ),
    onSaved: (shift) => {
      queries.setQueryData(cashShiftQuery(api, id).queryKey, shift)
      void queries.invalidateQueries({ queryKey: ['cash-shift'] })
      void notify('success', close.saved())
    },
  })
  if (!form.isReady) return null
  return (
    <Card title={close.title()}>
      <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frame}>
        {difference === 0 ? (
          <Banner tone="success">{close.exact()}</Banner>
        ) : (
          <>
            <Banner tone="warning">
              {difference > 0 ? close.more({ amount: money(difference) }) : close.less({ amount: money(-difference) })}
            </Banner>
            <TextArea
              name="variance_reason"
              label={fields.variance_reason()}
              required
              dir="auto"
              maxLength={200}
              help={close.help()}
              error={form.errors.variance_reason}
              value={form.value.variance_reason}
              onChange={({ target }) => form.change({ variance_reason: target.value })}
            />
          </>
        )}
        {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
        <div>
          <Button type="submit" autoFocus={difference === 0} busy={form.isBusy}>
            {close.save()}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const frame = css({ display: 'grid', gap: '4', maxWidth: 'form' })
