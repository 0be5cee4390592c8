import type { Values } from '@clinic/core/values'
import { useMemo } from 'react'
import type { Option } from '../../ui/field/select-field'
import type { Column } from '../../ui/table/column'
import { useLabels } from '../texts/use-labels'
import { useTexts } from '../texts/use-texts'
import { ValueTag } from '../texts/value-tag'
import type { ListFilter } from './list-toolbar'

interface Status<Name extends string, Value extends string> {
  column: Column<Readonly<Record<Name, Value>>>
  filter: ListFilter
  field: { kind: 'choice'; name: Name; label: string; options: readonly Option[] }
}

/** The status of a row: its column and its filter in a list, its field in a form. `name` is the wire's word for it. */
export function useStatus<Value extends string>(of: Values<Value>): Status<'status', Value>
export function useStatus<Value extends string, Name extends string>(of: Values<Value>, name: Name): Status<Name, Value>
export function useStatus<Value extends string>(of: Values<Value>, name = 'status'): Status<string, Value> {
  const { master } = useTexts()
  const { options } = useLabels()
  return useMemo(() => {
    const parts = { name, label: master.status(), options: options(of) }
    return {
      column: {
        key: name,
        header: parts.label,
        fit: true,
        selfEvident: true,
        cell: (row) => row[name] && <StatusText of={of} value={row[name]} />,
      },
      filter: { ...parts, any: master.anyStatus() },
      field: { ...parts, kind: 'choice' },
    }
  }, [of, name, master, options])
}

/** A status in a cell: only a status other than active gets a tag. */
function StatusText<Value extends string>({ of, value }: { of: Values<Value>; value: Value }) {
  const { label } = useLabels()
  return value === 'active' ? label(of, value) : <ValueTag of={of} value={value} />
}
