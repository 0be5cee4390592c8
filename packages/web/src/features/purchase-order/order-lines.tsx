import type { Schema } from '@clinic/api'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { companyMedicineQuery } from '../../entities/company-medicine/company-medicine-query'
import { MedicineFinder } from '../../entities/medicine/medicine-finder'
import { useApp } from '../../platform/app/app-context'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { OrderedLine } from './ordered-line'
import { ProposalButton } from './proposal-button'
import type { OrderLine, Typed } from './purchase-order-query'

/** The lines of an order. What is found stands in a new line, or is the line that is there, with the focus on its quantity. */
export default function OrderLines({ value: { supplier_id, lines }, errors, change }: FieldsProps<Typed>) {
  const { api } = useApp()
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const known = useQueries({
    queries: [...new Set(lines.map(({ medicine_id }) => medicine_id))].map((id) => companyMedicineQuery(api, id)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  })

  function add(medicine: Schema<'CompanyMedicine'>) {
    queries.setQueryData(companyMedicineQuery(api, medicine.id).queryKey, medicine)
    const there = lines.findIndex(({ medicine_id }) => medicine_id === medicine.id)
    if (there < 0) flushSync(() => change({ lines: [...lines, newLine(medicine)] }))
    const row = there < 0 ? lines.length : there
    list.current?.querySelector<HTMLElement>(`[name="lines.${row}.quantity"]`)?.focus()
  }
  const replace = (row: number, part: Partial<OrderLine>) =>
    change({ lines: lines.map((line, index) => (index === row ? { ...line, ...part } : line)) })

  return (
    <div ref={list} className={css({ display: 'grid', gap: '4' })}>
      {lines.length > 0 && (
        <ol className={css({ display: 'grid', gap: '4' })}>
          {lines.map((line, row) => (
            <OrderedLine
              key={line.medicine_id}
              row={row}
              line={line}
              medicine={known.get(line.medicine_id)}
              errorOf={(field) => errors[`lines.${row}.${field}`]}
              change={(part) => replace(row, part)}
              remove={() => change({ lines: lines.toSpliced(row, 1) })}
            />
          ))}
        </ol>
      )}
      <MedicineFinder error={errors.lines} onFound={add} />
      <ProposalButton
        supplierId={supplier_id}
        lines={lines}
        onProposed={(more) => change({ lines: [...lines, ...more] })}
      />
    </div>
  )
}

/** Counted in packs, as it is bought, at the buy price of the company. */
const newLine = ({ id, pack_size, buy_price }: Schema<'CompanyMedicine'>): OrderLine => ({
  medicine_id: id,
  quantity: 1,
  pack_size,
  price: (buy_price ?? 0) * pack_size,
})
