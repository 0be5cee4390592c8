import type { Schema } from '@clinic/api'
import { findingCodes } from '@clinic/core/odontogram'
import { effectOf, effectsOn } from '@clinic/core/product'
import ProcedureCodeField from '../../entities/note/procedure/procedure-code-field'
import { useProcedureCodeLabel } from '../../entities/note/use-terms'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'

type Props = FieldsProps<Schema<'ProductInput'>>

/** The ICD-9-CM code of a service, found by its digits or by words. */
export function CodeField({ value, errors, change }: Props) {
  const { fields, help } = useTexts().product
  return (
    <ProcedureCodeField
      name="icd9cm"
      label={fields.icd9cm()}
      help={help.icd9cm()}
      error={errors.icd9cm}
      value={value.icd9cm}
      onChange={(icd9cm) => change({ icd9cm })}
    />
  )
}

/** What a service leaves in the chart: what can be left where it is done, and what was chosen before. */
export function EffectField({ value, errors, change }: Props) {
  const { fields, help, noEffect } = useTexts().product
  const say = useEffectWords()
  const { scope, odontogram_code } = value
  const offered = effectsOn(scope)
  const isOther = odontogram_code !== '' && !offered.some((code) => code === odontogram_code)
  return (
    <SelectField
      name="odontogram_code"
      label={fields.odontogram_code()}
      help={help.odontogram_code()}
      error={errors.odontogram_code}
      placeholder={noEffect()}
      options={[...offered, ...(isOther ? [odontogram_code] : [])].map((code) => ({ value: code, label: say(code) }))}
      value={odontogram_code}
      onChange={({ target }) => change({ odontogram_code: target.value })}
    />
  )
}

export const CodeText = ({ code }: { code: string }) => [code, useProcedureCodeLabel()(code)].filter(Boolean).join(' ')

export const EffectText = ({ code }: { code: string }) => useEffectWords()(code)

/** "cof: Composite filling". */
function useEffectWords() {
  const { label } = useLabels()
  return (code: string) => {
    const known = effectOf({ odontogram_code: code })
    return known ? `${code}: ${label(findingCodes, known)}` : code
  }
}
