import { type Schema, unwrap } from '@clinic/api'
import { appointmentReasons, appointmentReminders, appointmentSources } from '@clinic/core/appointment'
import { useQueryClient } from '@tanstack/react-query'
import { appointmentQuery } from '../../../entities/appointment/appointment-query'
import { productName } from '../../../entities/product/product-name'
import { useStaffOptions } from '../../../entities/staff/use-staff-options'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { SelectField } from '../../../ui/field/select-field'
import { minutesOf, type Plan, planOnWire } from '../booking/booking'
import { NoteFields, ReasonFields } from '../booking/plan-fields'
import { ProductsField } from '../booking/products-field'

/** The stored plan: a conflict returns the same fields. */
interface StoredPlan extends Plan {
  staff_id: number | null
  version: number
}

/** Edits the plan of an appointment; a change of time or dentist is a move. */
export default function EditDialog({
  appointment,
  onClose,
}: {
  appointment: Schema<'Appointment'>
  onClose: () => void
}) {
  const { api } = useApp()
  const queries = useQueryClient()
  const texts = useTexts().appointment
  const { label } = useLabels()
  const language = useLanguage()
  const { fields, edit } = texts
  const { id, patient, staff_id, reason, products, source, reminder, note, version } = appointment
  const assistants = useStaffOptions()
  const options =
    staff_id && assistants.every(({ value }) => value !== String(staff_id))
      ? [...assistants, { value: String(staff_id), label: appointment.staff_name ?? '' }]
      : assistants
  const name = { name: personName(patient) }
  const length = (Date.parse(appointment.ends_at) - Date.parse(appointment.starts_at)) / 60_000
  return (
    <RecordDialog<StoredPlan, Schema<'Appointment'>>
      form={`appointment-${id}-plan`}
      title={edit.title(name)}
      initial={{ staff_id, reason, products, source, reminder, note, version }}
      problemsOf={() => ({})}
      save={(plan) =>
        unwrap(
          api.PUT('/api/appointment/{id}', {
            params: { path: { id } },
            body: { ...planOnWire(plan), staff_id: plan.staff_id, version: plan.version },
          }),
        )
      }
      onSaved={(saved) => {
        queries.setQueryData(appointmentQuery(api, id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: ['appointment'] })
        void notify('success', edit.saved(name))
        onClose()
      }}
      describe={(plan) => [
        { label: fields.reason(), value: label(appointmentReasons, plan.reason) },
        { label: fields.source(), value: label(appointmentSources, plan.source) },
        { label: fields.products(), value: plan.products.map((product) => productName(product, language)).join(', ') },
        { label: fields.staff(), value: options.find(({ value }) => value === String(plan.staff_id))?.label ?? '' },
        { label: fields.reminder(), value: label(appointmentReminders, plan.reminder) },
        { label: fields.note(), value: plan.note },
      ]}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <ReasonFields value={value} errors={errors} change={change} />
          <ProductsField
            value={value.products}
            error={errors.product_ids}
            onChange={(next) => change({ products: next })}
          />
          {minutesOf(value.products) > length && (
            <Banner tone="warning">{edit.longer(minutesOf(value.products))}</Banner>
          )}
          <SelectField
            name="staff_id"
            label={fields.staff()}
            options={[{ value: '', label: edit.nobody() }, ...options]}
            error={errors.staff_id}
            value={String(value.staff_id ?? '')}
            onChange={({ target }) => change({ staff_id: Number(target.value) || null })}
          />
          <NoteFields value={value} errors={errors} change={change} />
        </>
      )}
    </RecordDialog>
  )
}
