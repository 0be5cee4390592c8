import { changedAddress } from '@clinic/core/area'
import type { PatientInput } from '@clinic/core/patient'
import { type ChangeEvent, Suspense } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow, FormSection } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { PatientFieldsProps } from './patient-fields-props'

type Address = PatientInput['address']

export function PatientAddressFields({ value: { address }, errors, change, own }: PatientFieldsProps) {
  const { patient: texts, 'patient-form': form } = useTexts()
  const changePart = (part: Partial<Address>) => change({ address: changedAddress(address, part) })
  const part = (name: Exclude<keyof Address, 'area_code'>, autoComplete: string) => ({
    name,
    label: texts.fields[name](),
    value: address[name],
    error: errors[name],
    autoComplete: own ? autoComplete : 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => changePart({ [name]: target.value }),
  })
  const { village, district, city, province, area_code = '' } = address
  return (
    <FormSection title={texts.sections.address()} description={form.about.address()}>
      <TextField {...part('street', 'address-line1')} dir="auto" maxLength={200} />
      <Suspense fallback={<Skeleton shape="text" />}>
        <AreaField
          label={texts.fields.area_code()}
          help={form.help.area_code()}
          value={area_code}
          names={[village, district, city, province]}
          error={errors.area_code}
          onChange={(area) => {
            if (!area) return changePart({ area_code: '' })
            const { code, ...names } = area
            changePart({ ...names, area_code: code })
          }}
        />
      </Suspense>
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

const AreaField = lazyWithRetry(() => import('../area/area-field'))
