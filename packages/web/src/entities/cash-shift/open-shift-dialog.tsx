import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { RecordDialog } from '../../platform/record/record-dialog'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { type CashShift, myCashShiftQuery } from './cash-shift-query'

interface OpenShiftDialogProps {
  onClose: () => void
  /** Runs after it is open, instead of `onClose`. */
  onOpened?: () => void
}

interface Typed {
  opening_float: number | null
}

/** Opens one's own drawer with the change that lies in it. */
export default function OpenShiftDialog({ onClose, onOpened = onClose }: OpenShiftDialogProps) {
  const { api } = useApp()
  const { open, fields } = useTexts()['cash-shift']
  const locale = useLanguage()
  const queries = useQueryClient()
  return (
    <RecordDialog<Typed, CashShift>
      form="cash-shift-new"
      title={open.title()}
      description={open.text()}
      saveLabel={open.save()}
      initial={{ opening_float: null }}
      problemsOf={({ opening_float }) => ({ opening_float: opening_float === null ? open.required() : undefined })}
      save={({ opening_float }, key) =>
        unwrap(
          api.POST('/api/cash-shift', {
            params: { header: { 'Idempotency-Key': key } },
            body: { opening_float: opening_float ?? 0 },
          }),
        )
      }
      onSaved={(shift) => {
        queries.setQueryData(myCashShiftQuery(api).queryKey, shift)
        void queries.invalidateQueries({ queryKey: ['cash-shift'] })
        void notify('success', open.saved())
        onOpened()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <NumberField
          name="opening_float"
          label={fields.opening_float()}
          help={open.help()}
          required
          unit="Rp"
          unitSide="start"
          locale={locale}
          error={errors.opening_float}
          value={value.opening_float}
          onChange={(opening_float) => change({ opening_float })}
        />
      )}
    </RecordDialog>
  )
}
