import { teethIn } from '@clinic/core/odontogram'
import { type DocumentKind, documentKinds, documentKindsOf } from '@clinic/core/patient-document'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { TeethField } from './teeth-field'

/** What is said of a file, as it is typed. */
export interface SaidOfDocument {
  kind: DocumentKind | ''
  taken_on: string
  /** As they are typed, teeth or not. */
  teeth: readonly string[]
  remark: string
}

/** Returns a sentence for each field that is wrong. */
export function useDocumentProblems() {
  const { problems } = useTexts()['patient-document']
  const { today } = useClinicDay()
  return ({ kind, taken_on, teeth }: SaidOfDocument) => {
    const { wrong } = teethIn(teeth.join(' '))
    return {
      kind: kind === '' ? problems.kind() : undefined,
      taken_on: /^\d{4}-\d\d-\d\d$/.test(taken_on) && taken_on <= today ? undefined : problems.taken_on(),
      teeth: wrong.length > 0 ? problems.teeth({ teeth: wrong.join(', ') }) : undefined,
    }
  }
}

interface DocumentFieldsProps {
  value: SaidOfDocument
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<SaidOfDocument>) => void
}

export function DocumentFields({ value, errors, change }: DocumentFieldsProps) {
  const { fields, help, problems } = useTexts()['patient-document']
  const { options } = useLabels()
  const { today } = useClinicDay()
  const locale = useLanguage()
  const kinds = documentKindsOf(useAccount()?.role.name ?? '')
  return (
    <>
      <SelectField
        name="kind"
        label={fields.kind()}
        required
        placeholder={problems.kind()}
        options={options(documentKinds, kinds)}
        error={errors.kind}
        value={value.kind}
        onChange={({ target }) => change({ kind: oneOf(kinds, target.value) ?? '' })}
      />
      <DateField
        name="taken_on"
        label={fields.taken_on()}
        required
        locale={locale}
        max={today}
        error={errors.taken_on}
        value={value.taken_on}
        onChange={(taken_on) => change({ taken_on })}
      />
      <TeethField
        name="teeth"
        label={fields.teeth()}
        help={help.teeth()}
        error={errors.teeth}
        value={value.teeth}
        onChange={(teeth) => change({ teeth })}
      />
      <TextField
        name="remark"
        label={fields.remark()}
        dir="auto"
        maxLength={200}
        error={errors.remark}
        value={value.remark}
        onChange={({ target }) => change({ remark: target.value })}
      />
    </>
  )
}
