import type { Schema } from '@clinic/api'
import { type StatementLine, statementLines, topUpOf } from '@clinic/core/fee-share'
import { daysOfPeriod } from '@clinic/core/time'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { billedInvoices } from './billed-invoices'
import { feeBooks } from './fee-books'

/** The lines of a month's statements, as invoices, payments and rules are now: of one dentist, or of all. */
export async function computedLines(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  { period, doctor_id }: { period: string; doctor_id?: number },
): Promise<StatementLine[]> {
  const invoices = await billedInvoices(database, caller, { ...daysOfPeriod(period), doctor_id })
  const ids = invoices.flatMap(({ lines }) => lines.map(({ id }) => id))
  const books = await feeBooks(database, caller, { period, lines: ids })
  const found = statementLines(invoices, period, books)
  return doctor_id === undefined ? found : found.filter((line) => line.doctor_id === doctor_id)
}

/** A line as the contract shows it. */
export function shownLine({
  invoice,
  line,
  terms,
  deduction,
  materials,
  credited,
  fee,
  earned,
  assistant,
  doctor,
}: StatementLine) {
  // a percent of the price and a fixed amount stay what they are, whatever laboratory and materials cost
  const lab_cost = terms.kind === 'percent_of_net' ? deduction : 0
  const material_cost = sum(materials.map(({ amount }) => amount))
  return {
    kind: 'service',
    id: line.id,
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    visit_id: invoice.visit_id,
    day: invoice.day,
    patient_initials: invoice.patient_initials,
    service: line.service,
    gross: line.gross,
    deductions: line.discount + lab_cost + material_cost + fee.credited,
    lab_cost,
    material_cost,
    materials: [...materials],
    base: fee.base,
    percent: terms.percent,
    fee: fee.fee,
    total: line.total - credited + line.prepaid,
    collected: fee.collected,
    earned,
    assistant,
    amount: doctor,
  } satisfies Schema<'FeeStatementLine'>
}

type Summed = Pick<Schema<'FeeStatementLine'>, 'earned' | 'assistant' | 'amount'>

/** What lines come to for a dentist whose shifts of the month are guaranteed to bring so many rupiah. */
export function sumsOf(lines: readonly Summed[], guaranteed: number): Schema<'FeeSums'> {
  const parts = lines.map(({ amount }) => amount)
  const top_up = topUpOf(guaranteed, parts)
  return {
    lines: lines.length,
    earned: sum(lines.map(({ earned }) => earned)),
    assistant: sum(lines.map(({ assistant }) => assistant)),
    amount: sum(parts),
    guaranteed,
    top_up,
    payable: sum(parts) + top_up,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
