import { useTexts } from '../../texts/use-texts'
import type { Master, Stored } from './master'
import { fieldsOf } from './master'
import { missingFields } from './problems'
import { useFieldText } from './use-field-text'

/** The logic that the forms of a new and of a stored row share. */
export function useMasterForm<Row extends Stored, Input extends object>(
  { sections, problemsOf }: Pick<Master<Row, Input>, 'sections' | 'problemsOf'>,
  { cancel }: { cancel: string },
) {
  const { required } = useTexts().master
  const textOf = useFieldText()
  return {
    cancel,
    problemsOf: (value: Input) => ({
      ...problemsOf?.(value),
      ...Object.fromEntries(missingFields(sections, value).map((field) => [field, required()])),
    }),
    describe: (value: Input) =>
      fieldsOf(sections).map((field) => ({ label: field.label, value: textOf(field, value) })),
  }
}
