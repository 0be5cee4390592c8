import { unwrap } from '@clinic/api'
import { type PaymentMethod, paymentMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { MethodFields } from '../../../entities/invoice/method-fields'
import { referenceOf } from '../../../entities/invoice/reference-of'
import type { PackageSold } from '../../../entities/package-sold/package-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { TextArea } from '../../../ui/field/text-area'

interface RefundRestDialogProps {
  of: PackageSold
  onClose: () => void
}

interface Typed {
  method: PaymentMethod
  reference: string
  reason: string
}

/** Ends a package: what was paid of its rest is given back from one's own drawer. */
export default function RefundRestDialog({ of, onClose }: RefundRestDialogProps) {
  const { api } = useApp()
  const { refund: words, fields } = useTexts()['package-sold']
  const { money } = useFormat()
  const queries = useQueryClient()
  const { id, name, version, rest } = of
  const refundable = of.refundable ?? 0
  const amount = money(refundable)
  return (
    <RecordDialog<Typed, PackageSold>
      form={`package-${id}-refund`}
      title={words.title({ name })}
      description={
        rest !== null && refundable < rest ? words.owedText({ amount, rest: money(rest) }) : words.text({ amount })
      }
      saveLabel={words.save({ amount })}
      saveVariant="danger"
      initial={{ method: 'cash', reference: '', reason: '' }}
      problemsOf={({ reason }) => ({ reason: reason.trim() === '' ? words.required() : undefined })}
      save={({ method, reference, reason }) =>
        unwrap(
          api.POST('/api/package-sold/{id}/refund', {
            params: { path: { id } },
            body: {
              amount: refundable,
              method,
              reference: referenceOf({ method, reference }),
              reason: reason.trim(),
              version,
            },
          }),
        )
      }
      onSaved={() => {
        for (const feature of ['package-sold', 'invoice', 'cash-shift'])
          void queries.invalidateQueries({ queryKey: [feature] })
        void notify('success', words.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <MethodFields
            value={value}
            offered={valuesOf(paymentMethods)}
            labels={{ method: fields.method(), reference: fields.reference() }}
            errors={errors}
            onChange={change}
          />
          <TextArea
            name="reason"
            label={fields.reason()}
            required
            dir="auto"
            maxLength={200}
            help={words.help()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
