import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type TreatmentConsent = Schema<'TreatmentConsent'>
export type TreatmentConsentContent = Schema<'TreatmentConsentContent'>
export type ConsentLanguage = TreatmentConsentContent['language']

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
  visit_id?: number
}

/** One page of the consents of a patient or of one visit, the latest first. */
export const patientConsentsQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['treatment-consent', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/treatment-consent', { params: { path: { id }, query: shown }, signal })),
  })

/** All of a patient: a note can name those of earlier visits too. */
export const allConsentsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['treatment-consent', 'patient', id, 'all'],
    queryFn: ({ signal }) =>
      allRows((query) =>
        unwrap(api.GET('/api/patient/{id}/treatment-consent', { params: { path: { id }, query }, signal })),
      ),
  })

export const treatmentConsentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['treatment-consent', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/treatment-consent/{id}', { params: { path: { id } }, signal })),
  })

/** The active consent forms of all categories. */
export const consentFormsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['consent-form', 'active'],
    queryFn: ({ signal }) =>
      allRows((query) =>
        unwrap(api.GET('/api/consent-form', { params: { query: { ...query, status: 'active' } }, signal })),
      ),
    staleTime: 60_000,
  })
