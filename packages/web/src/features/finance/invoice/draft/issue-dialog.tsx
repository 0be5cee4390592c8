import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { NotHandedOut } from '../../../../entities/dispensing/not-handed-out'
import { type Invoice, invoiceQuery } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { RecordDialog } from '../../../../platform/record/record-dialog'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { isolated, personName } from '../../../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { DateField } from '../../../../ui/date/date-field'

interface IssueDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Makes a draft final, due today unless another day is agreed. Closed without it, the saved draft is read again. */
export default function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const { api } = useApp()
  const { issue, fields, handOut } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const { id, version, patient, total, payor, policy } = invoice
  return (
    <RecordDialog<{ due_on: string }, Invoice>
      form={`invoice-${id}-issue`}
      title={issue.title()}
      description={
        policy && payor > 0
          ? issue.shared({
              total: money(total - payor),
              name: personName(patient),
              part: money(payor),
              payor: isolated(policy.payor_name),
            })
          : issue.text({ total: money(total), name: personName(patient) })
      }
      saveLabel={issue.save()}
      initial={{ due_on: today }}
      problemsOf={({ due_on }) => ({ due_on: due_on < today ? issue.past() : undefined })}
      save={({ due_on }) =>
        unwrap(api.POST('/api/invoice/{id}/issue', { params: { path: { id } }, body: { due_on, version } }))
      }
      onSaved={(stored) => {
        queries.setQueryData(invoiceQuery(api, id).queryKey, stored)
        void queries.invalidateQueries({ queryKey: ['invoice'] })
        void notify('success', issue.saved({ number: stored.number ?? '' }))
        onClose()
      }}
      onClose={() => {
        void queries.invalidateQueries({ queryKey: ['invoice'] })
        onClose()
      }}
    >
      {({ value, errors, change }) => (
        <>
          <NotHandedOut visit={invoice.visit_id} consequence={handOut.before()} />
          <DateField
            name="due_on"
            label={fields.due_on()}
            help={issue.help()}
            required
            locale={locale}
            min={today}
            error={errors.due_on}
            value={value.due_on}
            onChange={(due_on) => change({ due_on })}
          />
        </>
      )}
    </RecordDialog>
  )
}
