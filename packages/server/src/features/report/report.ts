import type { UseCases } from '../../use-case/contract'
import { getReport } from './get-report'
import { listReportFact } from './list-report-fact'

export const reportUseCases: UseCases<'getReport' | 'listReportFact'> = { getReport, listReportFact }
