import { unwrap } from '@clinic/api'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { TextArea } from '../../../ui/field/text-area'
import { useLabOrderSaved } from './use-lab-order-saved'

interface ReturnDialogProps {
  order: LabOrder
  onClose: () => void
}

/** The work goes back to be redone, with the reason and the day it is due again. */
export default function ReturnDialog({ order: { id, version }, onClose }: ReturnDialogProps) {
  const { api } = useApp()
  const { giveBack, fields, problems } = useTexts()['lab-order']
  const locale = useLanguage()
  const { today } = useClinicDay()
  const show = useLabOrderSaved()
  return (
    <RecordDialog<{ reason: string; due_on: string }, LabOrder>
      form={`lab-order-${id}-return`}
      title={giveBack.title()}
      description={giveBack.text()}
      saveLabel={giveBack.save()}
      initial={{ reason: '', due_on: '' }}
      problemsOf={({ reason, due_on }) => ({
        reason: reason.trim() === '' ? problems.reason() : undefined,
        due_on: due_on < today ? problems.due() : undefined,
      })}
      save={({ reason, due_on }) =>
        unwrap(
          api.POST('/api/lab-order/{id}/return', {
            params: { path: { id } },
            body: { reason: reason.trim(), due_on, version },
          }),
        )
      }
      onSaved={(stored) => {
        show(stored)
        void notify('success', giveBack.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <TextArea
            name="reason"
            label={fields.reason()}
            help={giveBack.help()}
            required
            maxLength={200}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <DateField
            name="due_on"
            label={giveBack.due()}
            required
            min={today}
            locale={locale}
            error={errors.due_on}
            value={value.due_on}
            onChange={(due_on) => change({ due_on })}
          />
        </>
      )}
    </RecordDialog>
  )
}
