import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'
import { TextArea } from '../../../ui/field/text-area'
import { useClaimSaved } from './use-claim-saved'

interface AnswerDialogProps {
  claim: Claim
  onClose: () => void
}

interface Typed {
  approved: number | null
  reason: string
}

/** How much the payor approves; anything but all with its reason. */
export default function AnswerDialog({ claim: { id, version, claimed }, onClose }: AnswerDialogProps) {
  const { api } = useApp()
  const { answer, fields } = useTexts().claim
  const { money } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const show = useClaimSaved()
  return (
    <RecordDialog<Typed, Claim>
      form={`claim-answer-${id}`}
      title={answer.title()}
      description={answer.text({ amount: money(claimed) })}
      saveLabel={answer.save()}
      initial={{ approved: claimed, reason: '' }}
      problemsOf={({ approved, reason }) => ({
        approved:
          approved === null
            ? answer.approved()
            : approved > claimed
              ? answer.above({ amount: money(claimed) })
              : undefined,
        reason: approved !== claimed && reason.trim() === '' ? answer.reason() : undefined,
      })}
      save={({ approved, reason }) =>
        unwrap(
          api.POST('/api/claim/{id}/answer', {
            params: { path: { id } },
            body: { approved: approved ?? 0, reason: reason.trim(), version },
          }),
        )
      }
      onSaved={(stored) => {
        show(stored)
        void queries.invalidateQueries({ queryKey: ['claim'] })
        void notify('success', answer.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <NumberField
            name="approved"
            label={fields.approved()}
            required
            unit="Rp"
            unitSide="start"
            locale={locale}
            error={errors.approved}
            value={value.approved}
            onChange={(approved) => change({ approved })}
          />
          <TextArea
            name="reason"
            label={fields.reason()}
            help={answer.reasonHelp()}
            maxLength={200}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
