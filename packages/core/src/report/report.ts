import type { Schema } from '@clinic/api'
import { appointmentStates } from '../appointment'
import { expenseCategories, expenseSources } from '../expense'
import { paymentMethods } from '../invoice'
import { medicineTransactionKinds } from '../medicine-transaction'
import { productCategories } from '../product'
import { daysBetween } from '../time'
import type { Values } from '../values'
import { visitOrigins, visitStates } from '../visit'
import { chairTimes, patientNewness, receivableAges, reversalKinds } from './report.values'

export type ReportSubject = Schema<'ReportSubject'>
export type ReportGrouping = Schema<'ReportGrouping'>

interface Described {
  /** How it can be grouped, the usual way first. */
  groupings: readonly ReportGrouping[]
  /** Whether its facts come to rupiah, or to minutes. */
  hasAmount: boolean
  /** Whether they come to minutes, which are set against what was planned. */
  isTime?: true
  /** Which of its facts belong to a patient: all, unless it is said. */
  patients?: 'some' | 'none'
  /** What the keys of its groups are called, where they are words of the contract. */
  words?: Readonly<Partial<Record<ReportGrouping, Values<string>>>>
  /** What the details of its facts are called, if they are words of the contract. */
  details?: Values<string>
}

const described: Readonly<Record<ReportSubject, Described>> = {
  revenue: {
    groupings: ['month', 'day', 'doctor', 'product', 'category', 'payor', 'room'],
    hasAmount: true,
    words: { category: productCategories },
  },
  payment: {
    groupings: ['day', 'month', 'method', 'receiver'],
    hasAmount: true,
    words: { method: paymentMethods },
    details: paymentMethods,
  },
  receivable: {
    groupings: ['age', 'month', 'doctor'],
    hasAmount: true,
    words: { age: receivableAges },
    details: receivableAges,
  },
  discount: { groupings: ['reason', 'month', 'day', 'doctor', 'product'], hasAmount: true },
  reversal: {
    groupings: ['kind', 'month', 'day'],
    hasAmount: true,
    words: { kind: reversalKinds },
    details: reversalKinds,
  },
  expense: {
    groupings: ['category', 'month', 'day', 'payee', 'source'],
    hasAmount: true,
    patients: 'none',
    words: { category: expenseCategories, source: expenseSources },
    details: expenseCategories,
  },
  purchase: { groupings: ['supplier', 'month', 'day', 'medicine'], hasAmount: true, patients: 'none' },
  consumption: {
    groupings: ['medicine', 'month', 'day', 'kind', 'doctor'],
    hasAmount: true,
    patients: 'some',
    words: { kind: medicineTransactionKinds },
  },
  visit: {
    groupings: ['day', 'month', 'doctor', 'room', 'newness', 'origin', 'state'],
    hasAmount: false,
    words: { newness: patientNewness, origin: visitOrigins, state: visitStates },
    details: visitStates,
  },
  appointment: {
    groupings: ['state', 'day', 'month', 'doctor'],
    hasAmount: false,
    words: { state: appointmentStates },
    details: appointmentStates,
  },
  diagnosis: { groupings: ['diagnosis', 'month', 'doctor'], hasAmount: false },
  procedure: { groupings: ['product', 'month', 'day', 'doctor'], hasAmount: false },
  utilisation: {
    groupings: ['room', 'month', 'day', 'doctor'],
    hasAmount: true,
    isTime: true,
    patients: 'some',
    details: chairTimes,
  },
}

/** How a subject can be grouped, the usual way first. */
export const groupingsOf = (subject: ReportSubject): readonly ReportGrouping[] => described[subject].groupings

/** Whether the facts of a subject come to rupiah, or to minutes. */
export const hasAmount = (subject: ReportSubject): boolean => described[subject].hasAmount

/** Whether the facts of a subject come to minutes, which are set against what was planned. */
export const isTime = (subject: ReportSubject): boolean => described[subject].isTime ?? false

/** The percent of what was planned that was used; null where nothing was. */
export const utilisation = (used: number, planned: number): number | null =>
  planned > 0 ? Math.round((used / planned) * 1000) / 10 : null

/** Which facts of a subject belong to a patient. */
export const patientsOf = (subject: ReportSubject): 'all' | 'some' | 'none' => described[subject].patients ?? 'all'

/** Whether groups stand in their own order; all others stand the largest first. */
export const isOrdered = (by: ReportGrouping): boolean => by === 'day' || by === 'month' || by === 'age'

/** What the keys of groups are called, where they are words of the contract. */
export const groupWords = (subject: ReportSubject, by: ReportGrouping): Values<string> | undefined =>
  described[subject].words?.[by]

/** What the details of facts are called, where they are words of the contract. */
export const detailWords = (subject: ReportSubject): Values<string> | undefined => described[subject].details

/** The most days of a report: a year with 29 February. */
export const mostReportDays = 366

export interface ReportQuestion {
  subject: ReportSubject
  by: ReportGrouping
  /** The first and the last day, plain dates. */
  from: string
  until: string
}

/** Returns what keeps a report from being made, with the field of the question. */
export function reportProblem({ subject, by, from, until }: ReportQuestion): ReportProblem | null {
  if (!groupingsOf(subject).includes(by)) return { field: 'by', code: 'notGroupedSo' }
  if (until < from) return { field: 'until', code: 'endsBeforeItBegins' }
  return daysBetween(from, until) < mostReportDays ? null : { field: 'until', code: 'tooManyDays' }
}

export type ReportProblem =
  | { field: 'by'; code: 'notGroupedSo' }
  | { field: 'until'; code: 'endsBeforeItBegins' | 'tooManyDays' }
