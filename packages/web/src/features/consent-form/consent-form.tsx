import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { consentFormStatuses } from '@clinic/core/consent-form'
import { valuesOf } from '@clinic/core/values'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listConsentForm']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Consent forms: the list, the form, the page. */
export default function useConsentForm(): Master<Schema<'ConsentForm'>, Schema<'ConsentFormInput'>> {
  const { api } = useApp()
  const { 'consent-form': texts, master } = useTexts()
  const { fields } = texts
  const status = useStatus(consentFormStatuses)
  return {
    key: 'consent-form',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/consent-form',
        query: { sort: chosen('sort', sorts), status: chosen('status', valuesOf(consentFormStatuses)) },
      }),
      read: (id, signal) => unwrap(api.GET('/api/consent-form/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/consent-form', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/consent-form/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createConsentForm),
      update: useCanCall(operationRoles.updateConsentForm),
    },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
      status.column,
    ],
    filters: [status.filter],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: { name: '', status: 'active' },
    sections: [
      {
        title: texts.section(),
        fields: [{ kind: 'text', name: 'name', label: fields.name(), required: true }, status.field],
      },
    ],
  }
}
