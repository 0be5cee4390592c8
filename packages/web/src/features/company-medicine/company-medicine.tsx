import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { companyMedicineStatuses } from '@clinic/core/company-medicine'
import { valuesOf } from '@clinic/core/values'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listCompanyMedicine']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Company Medicine: the list, the form, the page. */
export default function useCompanyMedicine(): Master<Schema<'CompanyMedicine'>, Schema<'CompanyMedicineInput'>> {
  const { api } = useApp()
  const { 'company-medicine': texts, master } = useTexts()
  const { fields } = texts
  const status = useStatus(companyMedicineStatuses)
  return {
    key: 'company-medicine',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/company-medicine',
        query: { sort: chosen('sort', sorts), status: chosen('status', valuesOf(companyMedicineStatuses)) },
      }),
      read: (id, signal) => unwrap(api.GET('/api/company-medicine/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/company-medicine', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/company-medicine/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createCompanyMedicine),
      update: useCanCall(operationRoles.updateCompanyMedicine),
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
