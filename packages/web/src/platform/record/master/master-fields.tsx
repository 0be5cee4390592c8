import { FormRow, FormSection } from '../../../ui/field/form'
import { FieldInput } from './field-input'
import { isRow, type MasterSection } from './master'
import type { FieldsProps, MasterField } from './master-field'

interface MasterFieldsProps<Input> extends FieldsProps<Input> {
  sections: readonly MasterSection<Input>[]
}

/** The form of a kind of master data, section by section. */
export function MasterFields<Input extends object>({ sections, ...props }: MasterFieldsProps<Input>) {
  return sections.map(({ title, description, fields }) => (
    <FormSection key={title} title={title} description={description}>
      {fields.map((field) =>
        isRow(field) ? (
          <FormRow key={field.map(({ name }) => name).join()}>
            {field.map((each) => (
              <OneField key={each.name} field={each} {...props} />
            ))}
          </FormRow>
        ) : (
          <OneField key={field.name} field={field} {...props} />
        ),
      )}
    </FormSection>
  ))
}

function OneField<Input extends object>({ field, ...props }: FieldsProps<Input> & { field: MasterField<Input> }) {
  if (field.kind === 'custom') return field.render(props)
  const { name } = field
  return (
    <FieldInput
      field={field}
      value={Reflect.get(props.value, name)}
      error={props.errors[name]}
      // The type of the field has tied its kind to the type of its value.
      onChange={(value) => props.change({ [name]: value } as Partial<Input>)}
    />
  )
}
