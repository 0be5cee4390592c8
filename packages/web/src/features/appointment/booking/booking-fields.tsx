import { operationRoles } from '@clinic/core/access'
import { type ReactNode, Suspense, useState } from 'react'
import { link, appointment as recipe } from 'styled-system/recipes'
import { useFindPatient } from '../../../entities/patient/use-find-patient'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useTexts } from '../../../platform/texts/use-texts'
import { ComboboxField } from '../../../ui/field/combobox-field'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { type Booking, withProducts } from './booking'
import { NoteFields, ReasonFields } from './plan-fields'
import { ProductsField } from './products-field'

const PackagesLeft = lazyWithRetry(() => import('../../../entities/package-sold/packages-left'))

interface BookingFieldsProps {
  value: Booking
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Booking>) => void
  /** with whom, when and where */
  children: ReactNode
}

/** The fields for the patient, the services and the source of the booking. */
export function BookingFields({ value, errors, change, children }: BookingFieldsProps) {
  const { fields, book } = useTexts().appointment
  const findPatient = useFindPatient()
  const [sought, setSought] = useState('')
  const plan = { value, errors, change }
  return (
    <>
      <ComboboxField
        name="patient_id"
        label={fields.patient()}
        required
        placeholder={book.findPatient()}
        keepsTyped
        error={errors.patient_id}
        load={(text, signal) => {
          setSought(text)
          return findPatient(text, signal)
        }}
        value={value.patient}
        onChange={(patient) => change({ patient, patient_id: patient?.value ?? '' })}
      />
      {value.patient === null && <NewPatient name={sought} />}
      <Suspense>{value.patient && <PackagesLeft patient={Number(value.patient.value)} />}</Suspense>
      <ReasonFields {...plan} />
      <ProductsField
        value={value.products}
        help={book.productsHelp()}
        error={errors.product_ids}
        onChange={(products) => change(withProducts(value, products))}
      />
      {children}
      <NoteFields {...plan} />
    </>
  )
}

/** Too much is required of a patient for a line in here: the form opens beside this one. */
function NewPatient({ name }: { name: string }) {
  const texts = useTexts().appointment.book
  if (!useCanCall(operationRoles.createPatient)) return null
  return (
    <p className={recipe().note}>
      <a
        href={`/clinic/patient/new?name=${encodeURIComponent(name)}`}
        target="_blank"
        rel="noopener"
        className={link()}
      >
        {texts.newPatient()}
      </a>{' '}
      {texts.newPatientHelp()}
    </p>
  )
}
