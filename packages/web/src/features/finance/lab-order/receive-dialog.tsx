import { unwrap } from '@clinic/api'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'
import { mostRupiah } from './lab-order-value'
import { useLabOrderSaved } from './use-lab-order-saved'

interface ReceiveDialogProps {
  order: LabOrder
  onClose: () => void
}

/** The work is here, and costs what was agreed or what the laboratory charges. */
export default function ReceiveDialog({ order: { id, version, cost }, onClose }: ReceiveDialogProps) {
  const { api } = useApp()
  const { receive, fields, problems } = useTexts()['lab-order']
  const locale = useLanguage()
  const show = useLabOrderSaved()
  return (
    <RecordDialog<{ cost: number | null }, LabOrder>
      form={`lab-order-${id}-receive`}
      title={receive.title()}
      description={receive.text()}
      saveLabel={receive.save()}
      initial={{ cost }}
      problemsOf={(typed) => ({
        cost: typed.cost === null || typed.cost > mostRupiah ? problems.cost() : undefined,
      })}
      save={(typed) =>
        unwrap(
          api.POST('/api/lab-order/{id}/receive', {
            params: { path: { id } },
            body: { cost: typed.cost ?? 0, version },
          }),
        )
      }
      onSaved={(stored) => {
        show(stored)
        void notify('success', receive.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <NumberField
          name="cost"
          label={fields.cost()}
          required
          unit="Rp"
          unitSide="start"
          locale={locale}
          error={errors.cost}
          value={value.cost}
          onChange={(typed) => change({ cost: typed })}
        />
      )}
    </RecordDialog>
  )
}
