import type { PatientInput } from '@clinic/core/patient'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow, FormSection } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'

type Part = keyof PatientInput['address']

export function PatientAddressFields({ value, errors, change, own }: PatientFieldsProps) {
  const { patient: texts, 'patient-form': form } = useTexts()
  const part = (name: Part, autoComplete: string) => ({
    name,
    label: texts.fields[name](),
    value: value.address[name],
    error: errors[name],
    autoComplete: own ? autoComplete : 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change({ address: { ...value.address, [name]: target.value } }),
  })
  return (
    <FormSection title={texts.sections.address()} description={form.about.address()}>
      <TextField {...part('street', 'street-address')} dir="auto" maxLength={200} />
      <FormRow>
        <TextField {...part('province', 'address-level1')} maxLength={120} />
        <TextField {...part('city', 'address-level2')} maxLength={120} />
        <TextField {...part('district', 'address-level3')} maxLength={120} />
        <TextField {...part('village', 'address-level4')} maxLength={120} />
        <TextField {...part('postcode', 'postal-code')} inputMode="numeric" maxLength={10} />
      </FormRow>
    </FormSection>
  )
}
