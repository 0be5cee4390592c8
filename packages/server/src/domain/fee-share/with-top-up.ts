import type { Schema } from '@clinic/api'
import { daysOfPeriod } from '@clinic/core/time'
import { sumsOf } from './computed-lines'

type Line = Schema<'FeeStatementLine'>

interface Month {
  period: string
  guaranteed: number
}

/** The lines of a month and, where they lack something of the guarantee, the top-up as the last one. */
export function withTopUp(lines: Line[], { period, guaranteed }: Month): Line[] {
  const { top_up } = sumsOf(lines, guaranteed)
  return top_up === 0 ? lines : [...lines, topUpLine(daysOfPeriod(period).last, top_up)]
}

const topUpLine = (day: string, amount: number): Line => ({
  kind: 'top_up',
  id: 0,
  invoice_id: null,
  invoice_number: '',
  visit_id: null,
  day,
  patient_initials: '',
  service: '',
  gross: 0,
  deductions: 0,
  lab_cost: 0,
  material_cost: 0,
  materials: [],
  base: 0,
  percent: null,
  fee: 0,
  total: 0,
  collected: 0,
  earned: 0,
  assistant: 0,
  amount,
})
