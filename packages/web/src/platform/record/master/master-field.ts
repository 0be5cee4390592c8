import type { ReactNode } from 'react'
import type { Option } from '../../../ui/field/select-field'

/** One field of a form: its name in the contract, and how a value of its kind is edited and shown. */
export type MasterField<Input> =
  | { [Name in keyof Input & string]: Said<Name> & KindOf<Input[Name]> }[keyof Input & string]
  | (Said<string> & Custom<Input>)

/** The same, whatever form it stands in. */
export type AnyField = Said<string> &
  (TextKind | DateKind | ChoiceKind | ChoicesKind | AmountKind | ReferenceKind | FlagKind)

interface Said<Name> {
  name: Name
  label: string
  help?: string
  required?: boolean
}

type KindOf<Value> = Value extends boolean
  ? FlagKind
  : Value extends readonly string[]
    ? ChoicesKind
    : Value extends number
      ? AmountKind | ReferenceKind
      : Value extends string
        ? TextKind | DateKind | ChoiceKind
        : never

interface TextKind {
  kind: 'text' | 'long-text' | 'email' | 'phone'
  maxLength?: number
}

interface DateKind {
  /** A plain date, 'YYYY-MM-DD'. */
  kind: 'date'
  min?: string
  max?: string
}

interface ChoiceKind {
  kind: 'choice'
  options: readonly Option[]
  /** The label of the empty choice; without it the first option is chosen. */
  none?: string
}

interface ChoicesKind {
  kind: 'choices'
  options: readonly Option[]
}

interface AmountKind {
  /** A whole number; money is rupiah. */
  kind: 'number' | 'money'
  unit?: string
}

interface ReferenceKind {
  /** The id of another row, or a number out of a few, chosen by its name. */
  kind: 'reference'
  options: readonly Option[]
  /** The label of the empty choice; without it the first option is chosen. */
  none?: string
}

interface FlagKind {
  kind: 'flag'
}

interface Custom<Input> {
  /** A field of the feature's own. */
  kind: 'custom'
  render: (fields: FieldsProps<Input>) => ReactNode
  /** The value as text. */
  text: (value: Input) => string
  /** The value on a read-only page, where words in a line are not enough. */
  show?: (value: Input) => ReactNode
}

export interface FieldsProps<Input> {
  value: Input
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Input>) => void
}
