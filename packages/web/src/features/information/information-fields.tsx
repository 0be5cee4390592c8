import { useTexts } from '../../platform/use-texts'
import { FormRow, FormSection } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import type { InformationUpdate } from './information-problems'
import { StatusField } from './status-field'
import { zoneNames } from './time-zone'

interface InformationFieldsProps {
  value: InformationUpdate
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<InformationUpdate>) => void
}

/** Every field of a clinic, grouped by meaning. */
export function InformationFields({ value, errors, change }: InformationFieldsProps) {
  const { information: texts } = useTexts()
  const field = (name: Exclude<keyof InformationUpdate, 'version'>) => ({
    name,
    label: texts.fields[name](),
    value: value[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <FormSection title={texts.profile()} description={texts.profileHelp()}>
        <TextField {...field('name')} required maxLength={120} />
        <FormRow>
          <StatusField
            clinic={value.name}
            value={value.status}
            error={errors.status}
            onChange={(status) => change({ status })}
          />
          <SelectField
            {...field('time_zone')}
            options={Object.entries(zoneNames).map(([zone, name]) => ({ value: zone, label: texts.timeZones[name]() }))}
          />
        </FormRow>
      </FormSection>
      <FormSection title={texts.addressTitle()}>
        <TextField {...field('address')} maxLength={200} autoComplete="street-address" />
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
