import { labelOf, type Values, valuesOf } from '@clinic/core/values'
import { useMemo } from 'react'
import { useLanguage } from './use-texts'

export interface Labels {
  /** Returns the label of a value in the language shown. */
  label: <Value extends string>(values: Values<Value>, value: Value) => string
  /** The values as choices; all of them, or those that are offered. */
  options: <Value extends string>(
    values: Values<Value>,
    offered?: readonly Value[],
  ) => readonly { value: Value; label: string }[]
}

/** Returns functions for the labels of the contract's values: `label(roomTypes, room.type)`, `options={options(roomTypes)}`. */
export function useLabels(): Labels {
  const language = useLanguage()
  return useMemo(() => {
    const label: Labels['label'] = (values, value) => labelOf(values, value, language)
    return {
      label,
      options: (values, offered = valuesOf(values)) => offered.map((value) => ({ value, label: label(values, value) })),
    }
  }, [language])
}
