import { identifications, patientHints, satusehatAccesses } from '@clinic/core/patient'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

/** One number of an identity card, or the reason why there is none. */
export function PatientIdentityFields(props: PatientFieldsProps) {
  const { value, errors, change, own } = props
  const { patient: texts, 'patient-form': form } = useTexts()
  const { label, options } = useLabels()
  const { text } = usePatientField(props)
  const hint = patientHints(value).identity_number
  return (
    <FormSection title={texts.sections.identity()}>
      <SelectField
        name="identification"
        label={texts.fields.identification()}
        required
        options={options(identifications)}
        value={value.identification}
        onChange={({ target }) => {
          const identification = oneOf(valuesOf(identifications), target.value)
          // hidden fields are not sent
          if (identification === 'not_available') change({ identification, identity_number: '' })
          else change({ identification, identity_reason: '' })
        }}
        error={errors.identification}
      />
      {value.identification === 'not_available' ? (
        <TextField {...text('identity_reason')} required maxLength={200} help={form.help.identity_reason()} />
      ) : (
        <IdentityNumber {...props} kind={value.identification} />
      )}
      <SelectField
        name="satusehat_access"
        label={texts.fields.satusehat_access()}
        help={form.satusehat.help()}
        placeholder={own ? form.satusehat.later() : label(satusehatAccesses, 'not_asked')}
        options={options(satusehatAccesses, ['granted', 'declined'])}
        value={value.satusehat_access === 'not_asked' ? '' : value.satusehat_access}
        onChange={({ target }) =>
          change({ satusehat_access: oneOf(valuesOf(satusehatAccesses), target.value) ?? 'not_asked' })
        }
        error={errors.satusehat_access}
      />
      {hint && <Banner tone="warning">{form.hints[hint]()}</Banner>}
    </FormSection>
  )
}

function IdentityNumber({ value, errors, change, kind }: PatientFieldsProps & { kind: keyof typeof letters }) {
  const { patient: texts, 'patient-form': form } = useTexts()
  return (
    <TextField
      name="identity_number"
      label={texts.fields.identity_number()}
      required
      autoComplete="off"
      inputMode={letters[kind] ? 'text' : 'numeric'}
      dir="ltr"
      maxLength={40}
      value={value.identity_number}
      onChange={({ target }) => change({ identity_number: target.value.replace(/[\s.-]/g, '') })}
      help={form.help[kind]()}
      error={errors.identity_number}
      end={letters[kind] ? undefined : <Counter typed={value.identity_number.length} of={16} />}
    />
  )
}

/** Beside the number, not in its help: a screen reader would read it at every key. */
const Counter = ({ typed, of }: { typed: number; of: number }) => (
  <span aria-hidden="true" className={counter}>
    {typed}/{of}
  </span>
)

const counter = css({ paddingInlineEnd: '2', textStyle: 'small', fontFamily: 'numeric' })

/** Whether a number of this kind may have letters. */
const letters = { nik: false, nik_mother: false, passport: true, kitas: true }
