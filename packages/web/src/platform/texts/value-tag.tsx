import type { Values } from '@clinic/core/values'
import { Tag } from '../../ui/tag'
import { useLabels } from './use-labels'

interface ValueTagProps<Value extends string> {
  of: Values<Value>
  value: Value
}

/** A value of the contract, as loud as it is: `<ValueTag of={licenceStates} value={licence} />`. */
export function ValueTag<Value extends string>({ of: values, value }: ValueTagProps<Value>) {
  return <Tag tone={values[value].tone}>{useLabels().label(values, value)}</Tag>
}
