import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

/** Why a plan pays less of a line than its percent says. */
export const coverageLimits: Values<Schema<'CoverageLimit'>> = {
  plan_not_valid: { en: 'the plan is not valid that day', id: 'plan tidak berlaku pada hari itu' },
  code_excluded: { en: 'the plan excludes this treatment', id: 'plan mengecualikan tindakan ini' },
  category_not_covered: { en: 'the plan does not cover this category', id: 'plan tidak menanggung kategori ini' },
  waiting: { en: 'the waiting time is not over', id: 'masa tunggu belum selesai' },
  cap_per_visit: { en: 'the most for a visit is reached', id: 'batas per kunjungan tercapai' },
  cap_per_year: { en: 'the most for a year is reached', id: 'batas per tahun tercapai' },
}

export const insuranceStatuses: Values<Schema<'InsuranceStatus'>> = activeStatuses
