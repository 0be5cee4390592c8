import { type Schema, unwrap } from '@clinic/api'
import { claimSettlings } from '@clinic/core/claim'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { TextArea } from '../../../ui/field/text-area'
import { useClaimSaved } from './use-claim-saved'

interface SettleDialogProps {
  claim: Claim
  onClose: () => void
}

interface Typed {
  settling: Schema<'ClaimSettling'> | ''
  reason: string
}

/** What becomes of what the payor does not pay: the patient owes it, or nobody. What was approved the patient never owes. */
export default function SettleDialog({ claim: { id, version, rest, unpaid }, onClose }: SettleDialogProps) {
  const { api } = useApp()
  const { settle, fields } = useTexts().claim
  const { money } = useFormat()
  const { label } = useLabels()
  const queries = useQueryClient()
  const show = useClaimSaved()
  const isRest = rest > 0
  const offered = valuesOf(claimSettlings).filter((each) => isRest || each === 'write_off')
  const consequences = { charge_patient: settle.charge(), write_off: settle.write_off() }
  return (
    <RecordDialog<Typed, Claim>
      form={`claim-settle-${id}`}
      title={settle.title({ amount: money(isRest ? rest : unpaid) })}
      description={isRest ? settle.rest() : settle.unpaid()}
      saveLabel={settle.save()}
      initial={{ settling: isRest ? '' : 'write_off', reason: '' }}
      problemsOf={({ settling, reason }) => ({
        settling: settling === '' ? settle.choose() : undefined,
        reason: reason.trim() === '' ? settle.required() : undefined,
      })}
      save={({ settling, reason }) =>
        unwrap(
          api.POST('/api/claim/{id}/settle', {
            params: { path: { id } },
            body: { settling: settling || 'write_off', reason: reason.trim(), version },
          }),
        )
      }
      onSaved={(stored) => {
        show(stored)
        void queries.invalidateQueries({ queryKey: ['claim'] })
        void queries.invalidateQueries({ queryKey: ['invoice'] })
        void notify('success', settle.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <RadioGroupField
            name="settling"
            label={fields.settling()}
            required
            options={offered.map((each) => ({
              value: each,
              label: label(claimSettlings, each),
              help: consequences[each],
            }))}
            error={errors.settling}
            value={value.settling}
            onChange={(settling) => change({ settling: settling === 'write_off' ? settling : 'charge_patient' })}
          />
          <TextArea
            name="reason"
            label={fields.reason()}
            required
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
