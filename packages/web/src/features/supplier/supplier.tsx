import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { supplierKinds, supplierProblems, supplierStatuses } from '@clinic/core/supplier'
import { valuesOf } from '@clinic/core/values'
import { Link } from 'wouter'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { buttonClass } from '../../ui/button'
import { TwoLines } from '../../ui/table/two-lines'

type Sort = NonNullable<NonNullable<operations['listSupplier']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Who the clinic buys from: the list, the form, the page. */
export default function useSupplier(): Master<Schema<'Supplier'>, Schema<'SupplierInput'>> {
  const { api } = useApp()
  const { supplier: texts, master } = useTexts()
  const { fields, help } = texts
  const { options } = useLabels()
  const status = useStatus(supplierStatuses)
  return {
    key: 'supplier',
    words: texts.words,
    tabs: useStockTabs('/clinic/medicine-transaction/supplier'),
    calls: {
      list: ({ chosen }) => ({
        path: '/api/supplier',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(supplierStatuses)),
          kind: chosen('kind', valuesOf(supplierKinds)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/supplier/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/supplier', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/supplier/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createSupplier),
      update: useCanCall(operationRoles.updateSupplier),
    },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => name },
      {
        key: 'contact_person',
        header: fields.contact_person(),
        cell: ({ contact_person, phone }) =>
          (contact_person || phone) && (
            <TwoLines small={phone && <PhoneNumber number={phone} />}>{contact_person}</TwoLines>
          ),
      },
      {
        key: 'kind',
        header: fields.kind(),
        from: 'lg',
        cell: ({ kind }) => <ValueTag of={supplierKinds} value={kind} />,
      },
      status.column,
    ],
    filters: [
      { name: 'kind', label: fields.kind(), any: texts.anyKind(), options: options(supplierKinds) },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: {
      name: '',
      kind: 'goods',
      contact_person: '',
      phone: '',
      email: '',
      address: '',
      terms_days: null,
      note: '',
      status: 'active',
    },
    sections: [
      {
        title: texts.section(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          { kind: 'choice', name: 'kind', label: fields.kind(), help: help.kind(), options: options(supplierKinds) },
          { kind: 'text', name: 'contact_person', label: fields.contact_person() },
          [
            { kind: 'phone', name: 'phone', label: fields.phone() },
            { kind: 'email', name: 'email', label: fields.email() },
          ],
          { kind: 'text', name: 'address', label: fields.address(), maxLength: 200 },
          { kind: 'number', name: 'terms_days', label: fields.terms_days(), help: help.terms_days() },
          { kind: 'long-text', name: 'note', label: fields.note(), help: help.note() },
          status.field,
        ],
      },
    ],
    problemsOf: (supplier) => problemSentences(texts.problems, supplierProblems(supplier)),
    panels: ({ id }) => (
      <div>
        <Link href={`/clinic/medicine-transaction?supplier_id=${id}`} className={buttonClass({ variant: 'outline' })}>
          {texts.receipts()}
        </Link>
      </div>
    ),
  }
}
