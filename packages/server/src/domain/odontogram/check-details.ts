import type { Schema } from '@clinic/api'
import { codeTraits } from '@clinic/core/odontogram'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** An entry of the chart, or the draft of one. */
type Details = Pick<Schema<'FindingEntry'>, 'items' | 'mode' | 'reason' | 'retracts'>

/** Refuses details of another code, which no row could keep, and a reason without an error or the other way round. */
export function checkDetails({ items, mode, reason, retracts }: Details) {
  const fields: Record<string, Sentence> = {}
  for (const [index, { code, ...item }] of items.entries())
    for (const detail of details)
      if (item[detail] !== undefined && !hasDetail[detail](code)) fields[`items.${index}.${detail}`] = 'detailRefused'
  if (mode === 'error' && !reason?.trim()) fields.reason = 'required'
  if (mode !== 'error' && reason !== null) fields.reason = 'detailRefused'
  if (mode !== 'error' && retracts) fields.retracts = 'detailRefused'
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}

const details = ['material', 'width', 'direction', 'abutments'] as const

const hasDetail: Readonly<Record<(typeof details)[number], (code: Schema<'FindingCode'>) => boolean>> = {
  material: (code) => codeTraits[code].materials !== undefined,
  width: (code) => codeTraits[code].scope === 'between',
  direction: (code) => code === 'mig',
  abutments: (code) => codeTraits[code].scope === 'bridge',
}
