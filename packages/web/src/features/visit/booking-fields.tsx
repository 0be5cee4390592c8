import { unwrap } from '@clinic/api'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { link, visit as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app-context'
import { oneOf } from '../../platform/one-of'
import { optionsOf } from '../../platform/options-of'
import { useMay } from '../../platform/use-may'
import { useLanguage, useTexts } from '../../platform/use-texts'
import { reasons, reminders, sources } from '../../platform/visit/visit-words'
import { ComboboxField } from '../../ui/combobox-field'
import { FormRow } from '../../ui/form'
import { IconButton } from '../../ui/icon-button'
import { SelectField } from '../../ui/select-field'
import { TextArea } from '../../ui/text-area'
import { type Booking, type FoundProduct, withProducts } from './booking'
import { useFindPatient } from './use-find-patient'

interface BookingFieldsProps {
  value: Booking
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Booking>) => void
  /** with whom, when and where */
  children: ReactNode
}

/** Who comes, for what, and how they asked. */
export function BookingFields({ value, errors, change, children }: BookingFieldsProps) {
  const texts = useTexts().visit
  const { fields } = texts
  const findPatient = useFindPatient()
  const [sought, setSought] = useState('')
  return (
    <>
      <ComboboxField
        name="patient_id"
        label={fields.patient()}
        required
        placeholder={texts.book.findPatient()}
        error={errors.patient_id}
        load={(text, signal) => {
          setSought(text)
          return findPatient(text, signal)
        }}
        value={value.patient}
        onChange={(patient) => change({ patient, patient_id: patient?.value ?? '' })}
      />
      {value.patient === null && <NewPatient name={sought} />}
      <FormRow>
        <SelectField
          name="reason"
          label={fields.reason()}
          options={optionsOf(reasons, (reason) => texts.reasons[reason]())}
          value={value.reason}
          onChange={({ target }) => change({ reason: oneOf(reasons, target.value) ?? 'other' })}
        />
        <SelectField
          name="source"
          label={fields.source()}
          options={optionsOf(sources, (source) => texts.sources[source]())}
          value={value.source}
          onChange={({ target }) => change({ source: oneOf(sources, target.value) ?? 'phone' })}
        />
      </FormRow>
      <Products value={value} errors={errors} change={change} />
      {children}
      <FormRow>
        <SelectField
          name="reminder"
          label={fields.reminder()}
          options={optionsOf(reminders, (reminder) => texts.reminders[reminder]())}
          error={errors.reminder}
          value={value.reminder}
          onChange={({ target }) => change({ reminder: oneOf(reminders, target.value) ?? 'none' })}
        />
        <TextArea
          name="note"
          label={fields.note()}
          dir="auto"
          rows={1}
          maxLength={2000}
          error={errors.note}
          value={value.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </FormRow>
    </>
  )
}

/** Too much is required of a patient for a line in here: the form opens beside this one. */
function NewPatient({ name }: { name: string }) {
  const texts = useTexts().visit.book
  if (!useMay('createPatient')) return null
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

function Products({ value, errors, change }: Omit<BookingFieldsProps, 'children'>) {
  const { api } = useApp()
  const texts = useTexts().visit
  const language = useLanguage()
  const { products } = value
  const classes = recipe()
  async function find(search: string, signal: AbortSignal): Promise<FoundProduct[]> {
    const query = { search: search.slice(0, 100), status: 'active', rowPerPage: 10 } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    return rows
      .filter(({ id }) => products.every((product) => product.value !== String(id)))
      .map(({ id, name, name_en, duration_minutes }) => ({
        value: String(id),
        label: (language === 'en' && name_en) || name,
        note: texts.minutes(duration_minutes),
        minutes: duration_minutes,
      }))
  }
  return (
    <div className={classes.stack}>
      <ComboboxField
        name="product_ids"
        label={texts.fields.products()}
        help={texts.book.productsHelp()}
        error={errors.product_ids}
        picks="many"
        load={find}
        value={null}
        onChange={(found) => found && change(withProducts(value, [...products, found]))}
      />
      {products.length > 0 && (
        <ul className={classes.chips}>
          {products.map((product) => (
            <li key={product.value} className={classes.chip}>
              <bdi>{product.label}</bdi>
              <span className={classes.small}>{product.note}</span>
              <IconButton
                size="sm"
                label={texts.book.remove({ name: product.label })}
                onClick={() =>
                  change(
                    withProducts(
                      value,
                      products.filter((each) => each !== product),
                    ),
                  )
                }
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
