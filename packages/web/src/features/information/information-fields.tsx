import { changedAddress } from '@clinic/core/area'
import { clinicTypes, timeZones } from '@clinic/core/information'
import { Suspense } from 'react'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow, FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { ProfileUpdate } from './information-problems'
import { StatusField } from './status-field'

interface InformationFieldsProps {
  value: ProfileUpdate
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<ProfileUpdate>) => void
}

/** Every field of a clinic, grouped by meaning. */
export function InformationFields({ value, errors, change }: InformationFieldsProps) {
  const { information: texts } = useTexts()
  const { options } = useLabels()
  const language = useLanguage()
  const field = (name: Exclude<keyof ProfileUpdate, 'version' | 'licence_expires_on' | 'area_code'>) => ({
    name,
    label: texts.fields[name](),
    value: value[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(changedAddress(value, { [name]: target.value })),
  })
  return (
    <>
      <FormSection title={texts.profile()} description={texts.profileHelp()}>
        <FormRow>
          <TextField {...field('name')} required maxLength={120} />
          <TextField {...field('legal_name')} maxLength={120} help={texts.legalNameHelp()} />
        </FormRow>
        <SelectField {...field('type')} options={options(clinicTypes)} />
        <FormRow>
          <StatusField
            clinic={value.name}
            value={value.status}
            error={errors.status}
            onChange={(status) => change({ status })}
          />
          <SelectField {...field('time_zone')} options={options(timeZones)} />
        </FormRow>
      </FormSection>
      <FormSection title={texts.licence()} description={texts.licenceHelp()}>
        <FormRow>
          <TextField {...field('licence_number')} maxLength={60} />
          <DateField
            label={texts.fields.licence_expires_on()}
            locale={language}
            value={value.licence_expires_on ?? ''}
            error={errors.licence_expires_on}
            onChange={(date) => change({ licence_expires_on: date === '' ? null : date })}
          />
        </FormRow>
        <FormRow>
          <TextField {...field('facility_code')} maxLength={20} />
          <TextField {...field('tax_number')} maxLength={16} inputMode="numeric" help={texts.taxHelp()} />
        </FormRow>
      </FormSection>
      <FormSection title={texts.addressTitle()}>
        <TextField {...field('address')} maxLength={200} autoComplete="address-line1" />
        <Suspense fallback={<Skeleton shape="text" />}>
          <AreaField
            label={texts.fields.area_code()}
            help={texts.areaHelp()}
            value={value.area_code ?? ''}
            names={[value.city, value.province]}
            error={errors.area_code}
            onChange={(area) =>
              change(area ? { city: area.city, province: area.province, area_code: area.code } : { area_code: '' })
            }
          />
        </Suspense>
        <FormRow>
          <TextField {...field('city')} maxLength={120} />
          <TextField {...field('province')} maxLength={120} />
        </FormRow>
        <FormRow>
          <TextField {...field('postcode')} maxLength={10} inputMode="numeric" />
          <TextField {...field('country')} maxLength={120} />
        </FormRow>
      </FormSection>
      <FormSection title={texts.contact()} description={texts.contactHelp()}>
        <FormRow>
          <TextField {...field('phone')} type="tel" maxLength={30} />
          <TextField {...field('whatsapp')} type="tel" maxLength={30} />
        </FormRow>
        <TextField {...field('email')} type="email" maxLength={254} />
        <TextField {...field('website')} type="url" maxLength={200} help={texts.websiteHelp()} />
      </FormSection>
      <FormSection title={texts.socialMedia()} description={texts.socialMediaHelp()}>
        <FormRow>
          <TextField {...field('instagram')} maxLength={120} />
          <TextField {...field('facebook')} maxLength={120} />
        </FormRow>
        <FormRow>
          <TextField {...field('twitter')} maxLength={120} />
          <TextField {...field('linkedin')} maxLength={120} />
        </FormRow>
      </FormSection>
    </>
  )
}

const AreaField = lazyWithRetry(() => import('../../entities/area/area-field'))
