import { labWorks } from '@clinic/core/lab-order'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { notify } from '../../../platform/page/notify'
import { RecordForm } from '../../../platform/record/record-form'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { FormRow, FormSection } from '../../../ui/field/form'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextArea } from '../../../ui/field/text-area'
import { TextField } from '../../../ui/field/text-field'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { DueField } from './due-field'
import { ForWhom } from './for-whom'
import type { LabOrderValue } from './lab-order-value'
import { useLabOrderSaved } from './use-lab-order-saved'
import { useLabOrderWords } from './use-lab-order-words'
import { useLaboratoryOptions } from './use-laboratory-options'

interface LabOrderFormProps {
  form: string
  /** Whose order it is can still be chosen. */
  isNew?: true
  initial: LabOrderValue
  cancel: string
  save: (value: LabOrderValue, key: string) => Promise<LabOrder>
  onSaved: (saved: LabOrder) => void
}

/** An order to a laboratory as it is typed. */
export function LabOrderForm({ isNew, onSaved, ...form }: LabOrderFormProps) {
  const { fields, help, problems, page, saved } = useTexts()['lab-order']
  const { options } = useLabels()
  const locale = useLanguage()
  const laboratories = useLaboratoryOptions(form.initial.supplier_id)
  const show = useLabOrderSaved()
  return (
    <RecordForm<LabOrderValue, LabOrder>
      {...form}
      {...useLabOrderWords()}
      onSaved={(stored) => {
        show(stored)
        void notify('success', saved())
        onSaved(stored)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={fields.patient()}>
            {isNew && (
              <Suspense fallback={<Skeleton shape="text" />}>
                <PatientField
                  error={errors.patient_id}
                  value={value.patient}
                  onChange={(patient) => change({ patient, visit_id: null, procedure_id: '' })}
                />
              </Suspense>
            )}
            <ForWhom value={value} errors={errors} change={change} />
          </FormSection>
          <FormSection title={page.order()}>
            <SelectField
              name="supplier_id"
              label={fields.supplier_id()}
              help={help.laboratory()}
              required
              placeholder={problems.laboratory()}
              options={laboratories}
              error={errors.supplier_id}
              value={value.supplier_id}
              onChange={({ target }) => change({ supplier_id: target.value })}
            />
            <FormRow>
              <SelectField
                name="work"
                label={fields.work()}
                required
                placeholder={problems.work()}
                options={options(labWorks)}
                error={errors.work}
                value={value.work}
                onChange={({ target }) => change({ work: oneOf(valuesOf(labWorks), target.value) ?? '' })}
              />
              <TextField
                name="teeth"
                label={fields.teeth()}
                help={help.teeth()}
                dir="ltr"
                maxLength={160}
                error={errors.teeth}
                value={value.teeth}
                onChange={({ target }) => change({ teeth: target.value })}
              />
            </FormRow>
            <FormRow>
              <TextField
                name="shade"
                label={fields.shade()}
                maxLength={20}
                error={errors.shade}
                value={value.shade}
                onChange={({ target }) => change({ shade: target.value })}
              />
              <NumberField
                name="cost"
                label={fields.cost()}
                help={help.cost()}
                required
                unit="Rp"
                unitSide="start"
                locale={locale}
                error={errors.cost}
                value={value.cost}
                onChange={(cost) => change({ cost })}
              />
            </FormRow>
            <DueField value={value} error={errors.due_on} onChange={(due_on) => change({ due_on })} />
            <TextArea
              name="note"
              label={fields.note()}
              help={help.note()}
              maxLength={1000}
              error={errors.note}
              value={value.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}

// Most orders begin from a patient; only the others look for one.
const PatientField = lazyWithRetry(() => import('./patient-field'))
