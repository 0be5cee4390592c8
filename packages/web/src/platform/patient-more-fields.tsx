import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'
import { FormRow } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { bloodTypes, educationLevels, maritalStatuses, religions } from './patient-choices'
import type { PatientFieldsProps } from './patient-fields'
import { usePatientField } from './use-patient-field'
import { useTexts } from './use-texts'

/** What nobody must fill in, folded away. */
export function PatientMoreFields(props: PatientFieldsProps) {
  const { value, errors, change } = props
  const texts = useTexts()
  const { patient } = texts
  const field = usePatientField(props)
  const choice = (name: 'blood_type' | 'marital_status' | 'education_level' | 'religion') => ({
    name,
    label: patient.fields[name](),
    placeholder: texts.ui.none(),
    value: value[name] ?? '',
    error: errors[name],
  })
  return (
    <details className={folded}>
      <summary className={summary}>
        <span>
          <span className={css({ textStyle: 'subheading', display: 'block' })}>{patient.sections.more()}</span>
          <span className={css({ color: 'muted' })}>{patient.about.more()}</span>
        </span>
        <ChevronDown aria-hidden="true" className={arrow} />
      </summary>
      <div className={fields}>
        <FormRow>
          <TextField {...field('email', 'email')} type="email" dir="ltr" maxLength={254} />
          <TextField {...field('place_of_birth')} maxLength={120} />
          <SelectField
            {...choice('blood_type')}
            options={bloodTypes.map((type) => ({ value: type, label: type }))}
            onChange={({ target }) => change({ blood_type: bloodTypes.find((type) => type === target.value) ?? null })}
          />
          <SelectField
            {...choice('marital_status')}
            options={maritalStatuses.map((status) => ({ value: status, label: patient.maritalStatuses[status]() }))}
            onChange={({ target }) =>
              change({ marital_status: maritalStatuses.find((status) => status === target.value) ?? null })
            }
          />
          <SelectField
            {...choice('religion')}
            options={religions.map((religion) => ({ value: religion, label: patient.religions[religion]() }))}
            onChange={({ target }) =>
              change({ religion: religions.find((religion) => religion === target.value) ?? null })
            }
          />
          <SelectField
            {...choice('education_level')}
            options={educationLevels.map((level) => ({ value: level, label: patient.educationLevels[level]() }))}
            onChange={({ target }) =>
              change({ education_level: educationLevels.find((level) => level === target.value) ?? null })
            }
          />
          <TextField {...field('occupation', 'organization-title')} maxLength={120} />
          <TextField {...field('nationality')} maxLength={120} />
          <TextField {...field('ethnicity')} maxLength={120} />
        </FormRow>
      </div>
    </details>
  )
}

const folded = css({ marginBlockStart: '6', paddingBlockStart: '6', borderBlockStart: 'hairline' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  cursor: 'pointer',
  borderRadius: 'control',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const arrow = css({
  boxSize: '5',
  transition: 'rotate {durations.fast} {easings.out}',
  '[open] > summary > &': { rotate: '180deg' },
})
const fields = css({ maxWidth: 'form', paddingBlockStart: '5' })
