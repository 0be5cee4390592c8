import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { claimDocuments, contractStates, payorProblems, payorStatuses, payorTypes } from '@clinic/core/payor'
import { valuesOf } from '@clinic/core/values'
import { Link } from 'wouter'
import { ContractTag } from '../../entities/payor/contract-tag'
import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { TwoLines } from '../../ui/table/two-lines'
import { ContractNotice } from './contract-notice'

type Sort = NonNullable<NonNullable<operations['listPayor']['parameters']['query']>['sort']>

const sorts = [
  'name',
  '-name',
  'contract_until',
  '-contract_until',
  '-created_at',
  'created_at',
] as const satisfies readonly Sort[]

/** Payors: the list, the form, the page. */
export default function usePayor(): Master<Schema<'Payor'>, Schema<'PayorInput'>> {
  const { api } = useApp()
  const { payor: texts, master } = useTexts()
  const { label, options } = useLabels()
  const { fields, sections, help } = texts
  const status = useStatus(payorStatuses)
  const typeOptions = options(payorTypes)
  const contractOptions = options(contractStates)
  const priceLists = usePriceLists()
  return {
    key: 'payor',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/payor',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(payorStatuses)),
          type: chosen('type', valuesOf(payorTypes)),
          contract: chosen('contract', valuesOf(contractStates)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/payor/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/payor', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/payor/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.createPayor), update: useCanCall(operationRoles.updatePayor) },
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: ({ name, code }) => <TwoLines small={code}>{name}</TwoLines>,
      },
      { key: 'type', header: fields.type(), fit: true, cell: ({ type }) => label(payorTypes, type) },
      {
        key: 'contact_person',
        header: fields.contact_person(),
        from: 'lg',
        cell: ({ contact_person, phone }) =>
          (contact_person || phone) && (
            <TwoLines small={phone && <PhoneNumber number={phone} />}>{contact_person}</TwoLines>
          ),
      },
      {
        key: 'contract_until',
        header: fields.contract(),
        fit: true,
        sortable: true,
        cell: ({ contract_from, contract_until }) => <ContractTag from={contract_from} until={contract_until} />,
      },
      status.column,
    ],
    filters: [
      { name: 'contract', label: fields.contract(), any: texts.anyContract(), options: contractOptions },
      { name: 'type', label: fields.type(), any: texts.anyType(), options: typeOptions },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) =>
      sort === 'contract_until' || sort === '-contract_until' ? texts.sorts[sort]() : master.sorts[sort](),
    ),
    empty: {
      name: '',
      code: '',
      type: 'insurer',
      contact_person: '',
      phone: '',
      email: '',
      address: '',
      billing_address: '',
      npwp: '',
      terms_days: 30,
      claim_documents: ['claim_form', 'receipt'],
      contract_number: '',
      contract_from: null,
      contract_until: null,
      price_list_id: null,
      note: '',
      status: 'active',
    },
    sections: [
      {
        title: sections.payor(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          [
            { kind: 'text', name: 'code', label: fields.code(), help: help.code(), maxLength: 20, required: true },
            { kind: 'choice', name: 'type', label: fields.type(), options: typeOptions },
          ],
          { kind: 'text', name: 'contact_person', label: fields.contact_person() },
          [
            { kind: 'phone', name: 'phone', label: fields.phone() },
            { kind: 'email', name: 'email', label: fields.email() },
          ],
          { kind: 'text', name: 'address', label: fields.address(), maxLength: 200 },
        ],
      },
      {
        title: sections.contract(),
        fields: [
          { kind: 'text', name: 'contract_number', label: fields.contract_number(), maxLength: 60 },
          [
            { kind: 'date', name: 'contract_from', label: fields.contract_from() },
            { kind: 'date', name: 'contract_until', label: fields.contract_until(), help: help.contract_until() },
          ],
          {
            kind: 'reference',
            name: 'price_list_id',
            label: fields.price_list_id(),
            help: help.price_list_id(),
            options: priceLists.options({ isInactiveToo: true }),
            none: texts.standardPrices(),
          },
        ],
      },
      {
        title: sections.billing(),
        fields: [
          {
            kind: 'text',
            name: 'billing_address',
            label: fields.billing_address(),
            maxLength: 200,
            help: help.billing_address(),
          },
          [
            { kind: 'text', name: 'npwp', label: fields.npwp(), help: help.npwp(), maxLength: 30 },
            {
              kind: 'number',
              name: 'terms_days',
              label: fields.terms_days(),
              unit: texts.daysUnit(),
              help: help.terms_days(),
              required: true,
            },
          ],
          {
            kind: 'choices',
            name: 'claim_documents',
            label: fields.claim_documents(),
            options: options(claimDocuments),
          },
        ],
      },
      {
        title: sections.more(),
        fields: [{ kind: 'long-text', name: 'note', label: fields.note(), help: help.note() }, status.field],
      },
    ],
    problemsOf: (payor) => problemSentences(texts.problems, payorProblems(payor)),
    notice: (payor) => <ContractNotice payor={payor} />,
    panels: ({ id }) => (
      <div>
        <Link href={`/clinic/insurance?payor_id=${id}`} className={buttonClass({ variant: 'outline' })}>
          {texts.plans()}
        </Link>
      </div>
    ),
  }
}
