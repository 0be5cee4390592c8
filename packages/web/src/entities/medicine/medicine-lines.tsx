import type { Schema } from '@clinic/api'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { companyMedicineQuery } from '../company-medicine/company-medicine-query'
import { MedicineFinder } from './medicine-finder'

/** A line of a document of stock as it is typed. */
export interface MedicineLineProps<Line> {
  row: number
  line: Line
  /** Not known yet while it is loaded. */
  medicine: Schema<'CompanyMedicine'> | undefined
  errorOf: (field: keyof Line & string) => string | undefined
  change: (part: Partial<Line>) => void
  remove: () => void
}

interface MedicineLinesProps<Line> {
  lines: Line[]
  errors: Readonly<Record<string, string | undefined>>
  render: (line: MedicineLineProps<Line>) => ReactNode
  newLine: (medicine: Schema<'CompanyMedicine'>) => Line
  /** A medicine that is there already is found in its line. */
  isOncePerMedicine?: boolean
  onChange: (lines: Line[]) => void
  /** What stands below the field that finds a medicine. */
  children?: ReactNode
}

/** The lines of a document of stock. What is found stands in a new line, with the focus on its quantity. */
export function MedicineLines<Line extends { medicine_id: number }>({
  lines,
  errors,
  render,
  newLine,
  isOncePerMedicine = false,
  onChange,
  children,
}: MedicineLinesProps<Line>) {
  const { api } = useApp()
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const known = useQueries({
    queries: [...new Set(lines.map(({ medicine_id }) => medicine_id))].map((id) => companyMedicineQuery(api, id)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  })

  function add(medicine: Schema<'CompanyMedicine'>) {
    queries.setQueryData(companyMedicineQuery(api, medicine.id).queryKey, medicine)
    const there = isOncePerMedicine ? lines.findIndex(({ medicine_id }) => medicine_id === medicine.id) : -1
    if (there < 0) flushSync(() => onChange([...lines, newLine(medicine)]))
    const row = there < 0 ? lines.length : there
    list.current?.querySelector<HTMLElement>(`[name="lines.${row}.quantity"]`)?.focus()
  }

  return (
    <div ref={list} className={css({ display: 'grid', gap: '4' })}>
      {lines.length > 0 && (
        <ol className={css({ display: 'grid', gap: '4' })}>
          {lines.map((line, row) => (
            // otherwise a medicine may stand in two lines, and lines are never sorted
            <Fragment key={isOncePerMedicine ? line.medicine_id : row}>
              {render({
                row,
                line,
                medicine: known.get(line.medicine_id),
                errorOf: (field) => errors[`lines.${row}.${field}`],
                change: (part) => onChange(lines.with(row, { ...line, ...part })),
                remove: () => onChange(lines.toSpliced(row, 1)),
              })}
            </Fragment>
          ))}
        </ol>
      )}
      <MedicineFinder error={errors.lines} onFound={add} />
      {children}
    </div>
  )
}
