import { type TenderMethod, tenderMethods } from '@clinic/core/invoice'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { hasNoReference } from './reference-of'

interface MethodFieldsProps<Method extends TenderMethod> {
  value: { method: Method; reference: string }
  offered: readonly Method[]
  labels: { method: string; reference: string }
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: { method?: Method; reference?: string }) => void
}

/** How money comes in or goes out, and the number of its slip where the method has one. */
export function MethodFields<Method extends TenderMethod>(props: MethodFieldsProps<Method>) {
  const { value, offered, labels, errors, onChange } = props
  const { options } = useLabels()
  return (
    <>
      <SelectField
        name="method"
        label={labels.method}
        options={options(tenderMethods, offered)}
        error={errors.method}
        value={value.method}
        onChange={({ target }) => onChange({ method: oneOf(offered, target.value) ?? value.method })}
      />
      {!hasNoReference(value.method) && (
        <TextField
          name="reference"
          label={labels.reference}
          maxLength={60}
          error={errors.reference}
          value={value.reference}
          onChange={({ target }) => onChange({ reference: target.value })}
        />
      )}
    </>
  )
}
