import type { Schema } from '@clinic/api'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { companyMedicineQuery } from '../../entities/company-medicine/company-medicine-query'
import { MedicineFinder } from '../../entities/medicine/medicine-finder'
import { useApp } from '../../platform/app/app-context'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { AdjustedLine } from './adjusted-line'
import { ReceivedLine } from './received-line'
import type { Line, TransactionInput } from './transaction-query'

/** The lines of a document. What is found stands in a new line, with the focus on its quantity. */
export default function TransactionLines({ value, errors, change }: FieldsProps<TransactionInput>) {
  const { kind, reason, lines } = value
  const { api } = useApp()
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const known = useQueries({
    queries: [...new Set(lines.map(({ medicine_id }) => medicine_id))].map((id) => companyMedicineQuery(api, id)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  })

  function add(medicine: Schema<'CompanyMedicine'>) {
    queries.setQueryData(companyMedicineQuery(api, medicine.id).queryKey, medicine)
    flushSync(() => change({ lines: [...lines, newLine(kind, medicine)] }))
    list.current?.querySelector<HTMLElement>(`[name="lines.${lines.length}.quantity"]`)?.focus()
  }
  const replace = (row: number, part: Partial<Line>) =>
    change({ lines: lines.map((line, index) => (index === row ? { ...line, ...part } : line)) })

  const Line = kind === 'receipt' ? ReceivedLine : AdjustedLine
  return (
    <div ref={list} className={css({ display: 'grid', gap: '4' })}>
      {lines.length > 0 && (
        <ol className={css({ display: 'grid', gap: '4' })}>
          {lines.map((line, row) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a medicine may stand in two lines, and lines are never sorted
              key={row}
              row={row}
              line={line}
              reason={reason}
              medicine={known.get(line.medicine_id)}
              errorOf={(field) => errors[`lines.${row}.${field}`]}
              change={(part) => replace(row, part)}
              remove={() => change({ lines: lines.toSpliced(row, 1) })}
            />
          ))}
        </ol>
      )}
      <MedicineFinder error={errors.lines} onFound={add} />
    </div>
  )
}

/** Counted in packs as it is bought, in units as it is missing. */
const newLine = (
  kind: Schema<'WrittenTransactionKind'>,
  { id, pack_size, buy_price }: Schema<'CompanyMedicine'>,
): Line => ({
  medicine_id: id,
  batch_id: null,
  quantity: 1,
  pack_size: kind === 'receipt' ? pack_size : 1,
  bonus: 0,
  price: kind === 'receipt' ? (buy_price ?? 0) * pack_size : 0,
  lot: '',
  expires_on: null,
})
