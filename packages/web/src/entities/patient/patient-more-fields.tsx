import { bloodTypes, educationLevels, maritalStatuses, religions } from '@clinic/core/patient'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

const folded = [
  'email',
  'place_of_birth',
  'blood_type',
  'marital_status',
  'religion',
  'education_level',
  'occupation',
  'nationality',
  'ethnicity',
]

/** The optional fields, folded. */
export function PatientMoreFields(props: PatientFieldsProps) {
  const { patient: texts, 'patient-form': form } = useTexts()
  const { text, choice } = usePatientField(props)
  const details = useRef<HTMLDetailsElement>(null)
  const isWrong = folded.some((field) => props.errors[field] !== undefined)
  useLayoutEffect(() => {
    // opens before the first wrong field is focused
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])

  return (
    <details ref={details} className={frame}>
      <summary className={summary}>
        <span className={css({ display: 'grid', gap: '1' })}>
          <span className={css({ textStyle: 'subheading' })}>{texts.sections.more()}</span>
          <span className={css({ color: 'muted' })}>{form.about.more()}</span>
        </span>
        <ChevronDown aria-hidden="true" className={arrow} />
      </summary>
      <div className={css({ maxWidth: 'form', paddingBlockStart: '5' })}>
        <FormRow>
          <TextField {...text('email', 'email')} type="email" dir="ltr" maxLength={254} />
          <TextField {...text('place_of_birth')} maxLength={120} />
          <SelectField {...choice('blood_type', bloodTypes)} />
          <SelectField {...choice('marital_status', maritalStatuses)} />
          <SelectField {...choice('religion', religions)} />
          <SelectField {...choice('education_level', educationLevels)} />
          <TextField {...text('occupation', 'organization-title')} maxLength={120} />
          <TextField {...text('nationality')} maxLength={120} />
          <TextField {...text('ethnicity')} maxLength={120} />
        </FormRow>
      </div>
    </details>
  )
}

const frame = css({ marginBlockStart: '6', paddingBlockStart: '6', borderBlockStart: 'hairline' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  cursor: 'pointer',
  borderRadius: 'control',
  '&::-webkit-details-marker': { display: 'none' },
})
const arrow = css({
  boxSize: '5',
  color: 'muted',
  transition: 'rotate {durations.fast} {easings.out}',
  '[open] > summary > &': { rotate: '180deg' },
})
