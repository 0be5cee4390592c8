import { useId } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'

interface FillEmptyProps {
  /** Why some are asked for. */
  about: string | undefined
  fields: readonly string[]
  /** More fields that may be filled. */
  others: readonly string[]
  labelOf: (field: string) => string
  defaultValues: Readonly<Record<string, string>>
  onChange: (defaultValues: Readonly<Record<string, string>>) => void
}

/** Default values for rows whose cell of a field is empty. */
export function FillEmpty({ about, fields, others, labelOf, defaultValues, onChange }: FillEmptyProps) {
  const { columns: words } = useTexts().import
  const title = useId()
  return (
    <section aria-labelledby={title} className={stack}>
      <div className={css({ maxWidth: 'prose' })}>
        <h3 id={title} className={css({ textStyle: 'subheading' })}>
          {words.fillTitle()}
        </h3>
        <p className={css({ color: 'muted' })}>{words.fillAbout()}</p>
        {about && <p className={css({ color: 'muted' })}>{about}</p>}
      </div>
      <div className={pairs}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={labelOf(field)}
            value={defaultValues[field] ?? ''}
            maxLength={200}
            onChange={({ target }) => onChange({ ...defaultValues, [field]: target.value })}
          />
        ))}
        <SelectField
          label={words.fillMore()}
          placeholder={words.fillNone()}
          options={others.map((field) => ({ value: field, label: labelOf(field) }))}
          value=""
          onChange={({ target }) => onChange({ ...defaultValues, [target.value]: '' })}
        />
      </div>
    </section>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const pairs = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })
